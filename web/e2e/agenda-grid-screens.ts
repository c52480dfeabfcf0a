import type { Page } from 'playwright-core';
import { bookWithProfessional, type BookedTurno } from './calendar-steps';
import { busyDay, ofKinds } from './full-day';
import { type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

let turno: BookedTurno | undefined;

async function gridPath(): Promise<string> {
  turno ??= await bookWithProfessional();
  return `/admin/appointments/calendar?vista=dia&dia=${turno.day}&como=grilla`;
}

const noneFree = () => ({
  noSlotsOfDay: {
    __typename: 'NoSlotsOfDay',
    professionals: ['rooms_closed', 'rooms_for_others', 'full', 'no_specialty'].map((reason, index) => ({
      __typename: 'WithoutSlots',
      id: index + 1,
      reason,
    })),
    rooms: [],
  },
});

const withBuffers = (data: Record<string, unknown>) => {
  const day = data['agendaDay'] as { appointments?: object[] };
  if (!day.appointments) return data;
  const appointments = day.appointments.map((it) => ({ ...it, bufferBeforeMinutes: 5, bufferAfterMinutes: 15 }));
  return { ...data, agendaDay: { ...day, appointments } };
};

/** Two professionals with a turno each hour, of kinds and with buffers. */
const full = (data: Record<string, unknown>) =>
  withBuffers(ofKinds(busyDay({ professionals: 2, turnosEach: 5 })(data)));
const firstOfFull = (page: Page) => page.locator('[data-key="turno-00000000-0000-4000-8000-000000100000"]');

const roomsPath = async (): Promise<string> => `${await gridPath()}&por=sala`;

export const AGENDA_GRID_SCREENS: Screen[] = [
  {
    name: 'agenda-grid',
    path: gridPath,
    before: asAdmin,
    windowOnly: true,
    prepare: (page) => page.locator(`[data-key="turno-${turno!.id}"]`).scrollIntoViewIfNeeded(),
  },
  {
    name: 'agenda-grid-buffers',
    path: gridPath,
    before: asAdminWhen('agendaDay', withBuffers),
    windowOnly: true,
    prepare: (page) => page.locator(`[data-key="turno-${turno!.id}"]`).scrollIntoViewIfNeeded(),
  },
  {
    name: 'agenda-grid-kinds',
    path: gridPath,
    before: asAdminWhen('agendaDay', full),
    windowOnly: true,
    prepare: (page) => firstOfFull(page).scrollIntoViewIfNeeded(),
  },
  {
    name: 'agenda-grid-move-buffers',
    path: gridPath,
    before: asAdminWhen('agendaDay', full),
    windowOnly: true,
    prepare: async (page) => {
      await firstOfFull(page).focus();
      await page.keyboard.press('m');
      await page.getByRole('application').waitFor();
      await page.keyboard.press('Shift+ArrowDown');
    },
  },
  {
    name: 'agenda-grid-folded',
    path: async () => `${await gridPath()}&altura=alta&vacias=ocultas`,
    before: asAdminWhen('agendaDay', busyDay({ professionals: 2, turnosEach: 5 })),
    windowOnly: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^1 cancelado · 1 ausente: / })
        .first()
        .click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'agenda-grid-rooms',
    path: roomsPath,
    before: asAdmin,
    windowOnly: true,
    prepare: (page) => page.locator(`[data-key="turno-${turno!.id}"]`).scrollIntoViewIfNeeded(),
  },
  {
    name: 'agenda-grid-none-free',
    path: gridPath,
    before: asAdminWhen('noSlotsOfDay', noneFree),
    windowOnly: true,
    prepare: (page) => page.getByText(/^Salas cerradas/).waitFor(),
  },
  {
    name: 'agenda-table-none-free',
    path: async () => `${(await gridPath()).replace('grilla', 'tabla')}&profesional=1`,
    before: asAdminWhen('noSlotsOfDay', noneFree),
    windowOnly: true,
    prepare: (page) => page.getByText('No hay una sala abierta en ese horario.').waitFor(),
  },
  {
    name: 'agenda-grid-move',
    path: gridPath,
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await page.locator(`[data-key="turno-${turno!.id}"]`).focus();
      await page.keyboard.press('m');
      await page.getByRole('application').waitFor();
      await page.keyboard.press('Shift+ArrowDown');
    },
  },
];
