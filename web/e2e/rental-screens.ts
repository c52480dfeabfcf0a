import type { Page } from 'playwright-core';
import {
  beTooLate,
  checkRoom,
  chooseFreeRoom,
  dialog,
  freeMonthPath,
  openFreeDay,
  RENTAL_PATH,
  reserveButtons,
} from './rental-steps';
import { type Screen } from './screen';
import { asProfessional, asProfessionalWhen } from './session';

/** The end is before the start. */
async function turnRound(page: Page): Promise<void> {
  await chooseFreeRoom(page);
  const hours = dialog(page).getByRole('group', { name: 'Intervalo 1' });
  const start = hours.getByLabel('Desde');
  await start.selectOption({ index: (await start.locator('option').count()) - 1 });
  await hours.scrollIntoViewIfNeeded();
}

async function priceless(page: Page): Promise<void> {
  const { id } = await openFreeDay(page);
  await checkRoom(page, id);
  await dialog(page).getByText('No se pudo calcular el costo.').scrollIntoViewIfNeeded();
}

export const RENTAL_SCREENS: Screen[] = [
  {
    name: 'rental',
    path: RENTAL_PATH,
    before: asProfessional,
    prepare: (page) => reserveButtons(page).or(page.getByText('No disponible')).first().waitFor(),
  },
  {
    name: 'rental-past-month',
    path: `${RENTAL_PATH}?mes=2020-01`,
    before: asProfessional,
    prepare: (page) => page.getByText('Fecha pasada').first().waitFor(),
  },
  {
    name: 'rental-loading',
    path: RENTAL_PATH,
    before: asProfessionalWhen('roomMonth', 'never'),
    prepare: (page) => page.getByRole('grid').or(page.getByText('· hoy')).first().waitFor(),
  },
  {
    name: 'rental-error',
    path: RENTAL_PATH,
    before: asProfessionalWhen('roomMonth', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).waitFor(),
  },
  {
    name: 'rental-day',
    path: freeMonthPath,
    before: asProfessional,
    windowOnly: true,
    prepare: async (page) => {
      await openFreeDay(page);
    },
  },
  {
    name: 'rental-day-room',
    path: freeMonthPath,
    before: asProfessional,
    windowOnly: true,
    prepare: async (page) => {
      await chooseFreeRoom(page);
    },
  },
  {
    name: 'rental-day-errors',
    path: freeMonthPath,
    before: asProfessional,
    windowOnly: true,
    prepare: turnRound,
  },
  {
    name: 'rental-day-no-cost',
    path: freeMonthPath,
    windowOnly: true,
    before: asProfessionalWhen('rentalQuote', 'error'),
    prepare: priceless,
  },
  {
    name: 'rental-day-too-late',
    path: freeMonthPath,
    before: asProfessional,
    prepare: beTooLate,
    windowOnly: true,
  },
];
