import type { Page } from 'playwright-core';
import { press, type Screen } from './screen';
import { asAdminWhen, asPatientWhen } from './session';

const ROOMS = '/admin/system/rooms';
const OVERVIEW = '/admin/appointments/availability';

/** Impossible answers, on which the page crashes. */
export const roomsBroken = asAdminWhen('allRooms', (data) => ({ ...data, allRooms: [null] }));
const dayBroken = asAdminWhen('roomsDay', (data) => ({
  roomsDay: { ...(data['roomsDay'] as object), rooms: null },
}));

async function openToday(page: Page): Promise<void> {
  await page.getByRole('grid').first().getByRole('button', { name: /, hoy/ }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
}

const broken = (page: Page) => page.getByRole('heading', { name: 'No se pudo mostrar la página' }).waitFor();

/** Not for axe tests, because React reports the crash in the console. */
export const CRASH_SCREENS: Screen[] = [
  { name: 'crash-panel-page', path: ROOMS, before: roomsBroken, prepare: broken },
  {
    name: 'crash-panel-page-again',
    path: ROOMS,
    before: roomsBroken,
    prepare: async (page) => {
      await press('Reintentar')(page);
      await page.getByRole('button', { name: 'Recargar' }).waitFor();
    },
  },
  {
    name: 'crash-page',
    path: '/my-appointments',
    prepare: broken,
    before: asPatientWhen('appointmentCounts', () => ({ appointmentCounts: null })),
  },
  { name: 'crash-dialog', path: OVERVIEW, before: dayBroken, windowOnly: true, prepare: openToday },
];
