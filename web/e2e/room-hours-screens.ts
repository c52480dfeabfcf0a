import type { Page } from 'playwright-core';
import { closedBookedDay, dayButtons, gridOf, roomPath } from './room-hours-steps';
import { type Screen } from './screen';
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

const hoursPath = (): Promise<string> => roomPath();
const templatesPath = (): Promise<string> => roomPath('/templates');

/** The next year always has holidays to come. */
const HOLIDAYS = `/admin/system/rooms/holidays?vista=${new Date().getFullYear() + 1}`;

export const ROOM_HOURS_SCREENS: Screen[] = [
  {
    name: 'holidays',
    path: HOLIDAYS,
    before: asAdmin,
    prepare: (page) => page.getByRole('button', { name: 'Algunas salas…' }).last().click(),
  },
  {
    name: 'holidays-error',
    path: HOLIDAYS,
    before: asAdminWhen('holidayYear', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).first().waitFor(),
  },
  { name: 'room-hours', path: hoursPath, before: asAdmin, prepare: shown },
  {
    name: 'room-hours-loading',
    path: hoursPath,
    before: asAdminWhen('roomAvailability', 'never'),
    prepare: (page) => gridOf(page).waitFor(),
  },
  {
    name: 'room-hours-error',
    path: hoursPath,
    before: asAdminWhen('roomAvailability', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).first().waitFor(),
  },
  {
    name: 'room-hours-day',
    path: hoursPath,
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await shown(page);
      await openDay(page);
    },
  },
  {
    name: 'room-hours-outside',
    path: hoursPath,
    before: asAdmin,
    prepare: closedBookedDay,
    windowOnly: true,
  },
  {
    name: 'room-templates',
    path: templatesPath,
    before: asAdmin,
    prepare: (page) => page.getByRole('form').waitFor(),
  },
  {
    name: 'room-templates-loading',
    path: templatesPath,
    before: asAdminWhen('roomYear', 'never'),
    prepare: (page) => page.getByRole('form').waitFor(),
  },
  {
    name: 'room-templates-error',
    path: templatesPath,
    before: asAdminWhen('roomAvailability', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).first().waitFor(),
  },
  {
    name: 'room-templates-many',
    path: templatesPath,
    before: asAdmin,
    windowOnly: true,
    prepare: button('Aplicar a Múltiples Meses'),
  },
];
