import type { Page } from 'playwright-core';
import { PHONE } from './browser';
import { answerField } from './network';
import type { Screen } from './screen';
import { beSignedIn } from './session';

const ROOMS = '/admin/system/rooms';

const asAdmin = (page: Page): Promise<void> => beSignedIn(page, 'admin');

const answering = (field: string, answer: Parameters<typeof answerField>[2]) => async (page: Page): Promise<void> => {
  await asAdmin(page);
  await answerField(page, field, answer);
};

const press = (name: string | RegExp) => (page: Page): Promise<void> => page.getByRole('main').getByRole('button', { name }).first().click();

async function editRoom(page: Page): Promise<void> {
  await press(/^Editar: /)(page);
  await page.getByRole('dialog').getByRole('textbox', { name: /^Nombre/ }).fill('Consultorio Uno');
}

async function askToDelete(page: Page): Promise<void> {
  await press(/^Eliminar: /)(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar sala' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
}

const panel: Screen[] = [
  { name: 'panel', path: '/admin', before: asAdmin, prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { name: 'panel-menu', path: ROOMS, before: asAdmin, widths: [PHONE.width], windowOnly: true, prepare: (page) => page.getByRole('button', { name: 'Secciones' }).click() },
];

const rooms: Screen[] = [
  { name: 'rooms', path: ROOMS, before: asAdmin, prepare: (page) => page.getByRole('table').waitFor() },
  { name: 'rooms-new', path: ROOMS, before: asAdmin, windowOnly: true, prepare: press('Nueva sala') },
  { name: 'rooms-edit', path: ROOMS, before: asAdmin, windowOnly: true, prepare: editRoom },
  { name: 'rooms-delete-refused', path: ROOMS, before: asAdmin, windowOnly: true, prepare: askToDelete },
  { name: 'rooms-loading', path: ROOMS, before: answering('allRooms', 'never') },
  { name: 'rooms-error', path: ROOMS, before: answering('allRooms', 'error') },
  { name: 'rooms-empty', path: ROOMS, before: answering('allRooms', (data) => ({ ...data, allRooms: [] })) },
];

export const PANEL_SCREENS: Screen[] = [...panel, ...rooms];
