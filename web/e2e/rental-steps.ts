import type { Locator, Page } from 'playwright-core';
import { colleagueRents, freeRoom, unfoldRoom, withoutNews, type FreeRoom } from './rental-bulk-steps';

/** The rental tab for one day. */

export const RENTAL_PATH = '/dashboard/room-availability';

export const reserveButtons = (page: Page): Locator => page.getByRole('button', { name: /^Reservar el / });

const SPOKEN = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'UTC' });

/** `date` is yyyy-MM-dd; its month must be on show. */
export const reserveButton = (page: Page, date: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Reservar el \\S+, ${SPOKEN.format(new Date(`${date}T00:00Z`))}$`) });

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Reservar Salas - / });

export const roomRadio = (page: Page, id: number): Locator =>
  dialog(page).locator(`input[type="radio"][value="${id}"]`);

export async function checkRoom(page: Page, id: number): Promise<void> {
  await unfoldRoom(page, roomRadio(page, id));
  await roomRadio(page, id).check();
}

export const confirm = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Confirmar Reserva' });

/** The first with a room that is free for a day. */
export async function freeMonthPath(): Promise<string> {
  return `${RENTAL_PATH}?mes=${(await freeRoom(1)).month}`;
}

/** Shows a month with a room that is free at the default hours. Loads only for another month than the page shows. */
export async function showFreeMonth(page: Page): Promise<FreeRoom> {
  const free = await freeRoom(1);
  if (!page.url().includes(free.month)) await page.goto(`${RENTAL_PATH}?mes=${free.month}`);
  return free;
}

/** With a room that is free at the default hours. */
export async function openFreeDay(page: Page): Promise<FreeRoom> {
  const free = await showFreeMonth(page);
  await reserveButton(page, free.days[0]!).click();
  await dialog(page).waitFor();
  return free;
}

/** Also chooses the room and waits for its price. */
export async function chooseFreeRoom(page: Page): Promise<FreeRoom> {
  const free = await openFreeDay(page);
  await checkRoom(page, free.id);
  await dialog(page).getByText('Total a pagar').waitFor();
  return free;
}

/** Confirms after a colleague has rented, which the page does not know. */
export async function beTooLate(page: Page): Promise<void> {
  const free = await chooseFreeRoom(page);
  const hearAgain = await withoutNews(page);
  await colleagueRents(free.id, free.days);
  await hearAgain();
  await confirm(page).click();
  // After the toast.
  await dialog(page).getByRole('alert').waitFor();
}
