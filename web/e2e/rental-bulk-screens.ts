import type { Page } from 'playwright-core';
import {
  BULK_PATH,
  bar,
  chooseDays,
  chosenDays,
  colleagueRents,
  freeRoom,
  openBulk,
  save,
  withoutNews,
} from './rental-bulk-steps';
import type { Screen } from './screen';
import { asProfessional, asProfessionalWhen } from './session';

async function chooseFour(page: Page): Promise<void> {
  const room = await freeRoom(4);
  await openBulk(page, room);
  await page.getByRole('button', { name: 'Agregar intervalo' }).click();
  await chooseDays(page, room.days);
  await bar(page).getByText('$').waitFor();
}

async function loseTwo(page: Page): Promise<void> {
  const room = await freeRoom(4);
  await openBulk(page, room);
  await chooseDays(page, room.days);
  const letNewsIn = await withoutNews(page);
  await colleagueRents(room.id, room.days.slice(0, 2));
  await save(page).click();
  await chosenDays(page).getByRole('alert').waitFor();
  await letNewsIn();
}

const shown = (page: Page): Promise<void> => page.getByRole('grid').and(page.locator('[aria-busy="false"]')).waitFor();

async function saveNothing(page: Page): Promise<void> {
  await shown(page);
  await save(page).click();
}

const waitForSaving = async (page: Page): Promise<void> => {
  await chooseFour(page);
  await save(page).click();
  await page.getByRole('progressbar').waitFor();
};

/** The first with a room that is free for four days. */
const freeMonthPath = async (): Promise<string> => `${BULK_PATH}&mes=${(await freeRoom(4)).month}`;

export const RENTAL_BULK_SCREENS: Screen[] = [
  { name: 'rental-bulk', path: BULK_PATH, before: asProfessional, prepare: shown },
  { name: 'rental-bulk-chosen', path: freeMonthPath, before: asProfessional, prepare: chooseFour },
  {
    name: 'rental-bulk-bar',
    path: freeMonthPath,
    before: asProfessional,
    prepare: chooseFour,
    windowOnly: true,
  },
  { name: 'rental-bulk-missing', path: BULK_PATH, before: asProfessional, prepare: saveNothing },
  {
    name: 'rental-bulk-saving',
    path: freeMonthPath,
    windowOnly: true,
    before: asProfessionalWhen('rentRoomsInBulk', 'never'),
    prepare: waitForSaving,
  },
  { name: 'rental-bulk-failed', path: freeMonthPath, before: asProfessional, prepare: loseTwo },
  {
    name: 'rental-bulk-offline',
    path: freeMonthPath,
    before: asProfessionalWhen('rentRoomsInBulk', 'offline'),
    prepare: async (page) => {
      await chooseFour(page);
      await save(page).click();
      await chosenDays(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'rental-bulk-loading',
    path: BULK_PATH,
    before: asProfessionalWhen('roomMonth', 'never'),
  },
  { name: 'rental-bulk-error', path: BULK_PATH, before: asProfessionalWhen('roomMonth', 'error') },
];
