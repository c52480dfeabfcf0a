import type { Page } from 'playwright-core';
import { closedBookedDay, dayButtons, gridOf, roomPath } from './room-hours-steps';
import type { Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const openDay = async (page: Page): Promise<void> => {
  await dayButtons(page).last().click();
  await page.getByRole('dialog').waitFor();
};
const shown = (page: Page): Promise<void> => gridOf(page).and(page.locator(':not([aria-busy="true"])')).waitFor();
const button =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).click();

export const ROOM_HOURS_SCREENS: Screen[] = [
  { name: 'room-hours', path: () => roomPath(), before: asAdmin, prepare: shown },
  {
    name: 'room-hours-loading',
    isKnownState: true,
    path: () => roomPath(),
    before: asAdminWhen('roomAvailability', 'never'),
    prepare: (page) => gridOf(page).waitFor(),
  },
  {
    name: 'room-hours-error',
    isKnownState: true,
    path: () => roomPath(),
    before: asAdminWhen('roomAvailability', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).first().waitFor(),
  },
  {
    name: 'room-hours-day',
    path: () => roomPath(),
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await shown(page);
      await openDay(page);
    },
  },
  { name: 'room-hours-outside', path: () => roomPath(), before: asAdmin, prepare: closedBookedDay, windowOnly: true },
  {
    name: 'room-templates',
    path: () => roomPath('/templates'),
    before: asAdmin,
    prepare: (page) => page.getByRole('form').waitFor(),
  },
  {
    name: 'room-templates-loading',
    isKnownState: true,
    path: () => roomPath('/templates'),
    before: asAdminWhen('roomYear', 'never'),
    prepare: (page) => page.getByRole('form').waitFor(),
  },
  {
    name: 'room-templates-error',
    path: () => roomPath('/templates'),
    before: asAdminWhen('roomAvailability', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).first().waitFor(),
  },
  {
    name: 'room-templates-many',
    path: () => roomPath('/templates'),
    before: asAdmin,
    windowOnly: true,
    prepare: button('Aplicar a Múltiples Meses'),
  },
];
