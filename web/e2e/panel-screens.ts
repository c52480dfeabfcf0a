import type { Page } from 'playwright-core';
import { PHONE } from './browser';
import type { Screen } from './screen';
import { beSignedIn } from './session';

const asAdmin = (page: Page): Promise<void> => beSignedIn(page, 'admin');

export const PANEL_SCREENS: Screen[] = [
  { name: 'panel', path: '/admin', before: asAdmin, prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { name: 'panel-menu', path: '/admin', before: asAdmin, widths: [PHONE.width], windowOnly: true, prepare: (page) => page.getByRole('button', { name: 'Secciones' }).click() },
];
