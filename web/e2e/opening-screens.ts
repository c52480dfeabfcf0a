import type { Page } from 'playwright-core';
import { answerField } from './network';
import { pressForDialog, type Screen } from './screen';
import { asAdmin, beSignedIn } from './session';

const TODAY = '/admin/today';
const STEPS = ['identity', 'specialties', 'rooms', 'professionals', 'slot'];

/** A clinic that lacks these steps, and has no specialty yet. */
const lacking =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    await beSignedIn(page, 'admin');
    await answerField(page, 'opening', () => ({
      opening: {
        __typename: 'Opening',
        isDone: false,
        steps: STEPS.map((name) => ({ __typename: 'OpeningStep', name, isDone: !names.includes(name) })),
        firstSlot: null,
      },
    }));
    await answerField(page, 'daysWithoutSlots', () => ({
      daysWithoutSlots: [{ __typename: 'DayWithoutSlots', date: '2026-12-01', reason: 'rooms_closed' }],
    }));
    await noSpecialties(page);
  };

const noSpecialties = (page: Page): Promise<void> =>
  answerField(page, 'SpecialtiesThere', () => ({ allSpecialties: [] }));

const specialtiesFromList = async (page: Page): Promise<void> => {
  await pressForDialog('Agregar de la lista')(page);
  for (const name of ['Pediatría', 'Cardiología']) await page.getByRole('checkbox', { name }).check();
};

const addSeveralRooms = async (page: Page): Promise<void> => {
  await pressForDialog('Agregar varias con horario')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir las salas' }).waitFor();
};

const twoProfessionals = async (page: Page): Promise<void> => {
  await pressForDialog('Agregar varios')(page);
  await page.getByRole('button', { name: 'Agregar otro profesional' }).click();
  await page.getByRole('button', { name: 'Quitar Profesional 2' }).waitFor();
};

/** The opening of a clinic, and its forms where they stand later. */
export const OPENING_SCREENS: Screen[] = [
  {
    name: 'opening-empty',
    path: TODAY,
    before: lacking(...STEPS),
    prepare: (page) => page.getByRole('textbox', { name: /^Nombre/ }).waitFor(),
  },
  {
    name: 'opening-half-done',
    path: TODAY,
    before: lacking('specialties', 'professionals', 'slot'),
    prepare: (page) => page.getByRole('checkbox', { name: 'Pediatría' }).check(),
  },
  {
    name: 'opening-nobody-free',
    path: TODAY,
    before: lacking('slot'),
    prepare: (page) =>
      page
        .getByText(/salas cerradas en su horario/)
        .first()
        .waitFor(),
  },
  {
    name: 'opening-dialog-specialties',
    path: '/admin/system/specialties',
    before: async (page) => {
      await asAdmin(page);
      await noSpecialties(page);
    },
    windowOnly: true,
    prepare: specialtiesFromList,
  },
  {
    name: 'opening-dialog-rooms',
    path: '/admin/system/rooms',
    before: asAdmin,
    windowOnly: true,
    prepare: addSeveralRooms,
  },
  {
    name: 'opening-dialog-professionals',
    path: '/admin/professionals',
    before: asAdmin,
    windowOnly: true,
    prepare: twoProfessionals,
  },
];
