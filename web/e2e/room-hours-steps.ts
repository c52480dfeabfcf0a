import type { Locator, Page } from 'playwright-core';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';

/** A room that the demo clinic has configured, by its place in the list. */
export async function roomPath(below = '', place = 0): Promise<string> {
  const { rooms } = await graphql<{ rooms: { id: number }[] }>('{ rooms { id } }');
  return `/admin/rooms/${rooms[place]?.id}/availability${below}`;
}

export const gridOf = (page: Page): Locator => page.getByRole('grid');
/** Days that are not over, in order. */
export const dayButtons = (page: Page): Locator => gridOf(page).locator('button[aria-disabled="false"]');
export const toast = (page: Page, text: string): Locator => page.getByText(text).first();

/** A day of the month shown on which the room is booked. */
async function bookedDay(page: Page): Promise<string> {
  const roomId = Number(/rooms\/(\d+)/.exec(page.url())?.[1]);
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { clinic } = await graphql<{ clinic: { now: string } }>('{ clinic { now } }');
  const [year, month] = clinic.now.split('-').map(Number);
  const { roomBookings } = await graphql<{ roomBookings: { roomId: number; date: string }[] }>(
    'query ($year: Int!, $month: Int!) { roomBookings(year: $year, month: $month) { roomId date } }',
    { year, month },
    token,
  );
  const day = roomBookings.find(({ roomId: room, date }) => room === roomId && date > clinic.now.slice(0, 10))?.date;
  if (!day) throw new Error('The room is not rented this month');
  return day;
}

/** Closes a day on which the room is rented, up to the question. */
export async function closedBookedDay(page: Page): Promise<void> {
  const number = String(Number((await bookedDay(page)).slice(8)));
  await dayButtons(page).filter({ has: page.locator('.number', { hasText: new RegExp(`(^|\\D)${number}$`) }) }).click();
  await page.getByRole('switch', { name: 'Disponible este día' }).uncheck();
  await page.getByRole('button', { name: 'Guardar día' }).click();
  await page.getByRole('dialog', { name: 'Hay reservas fuera del horario nuevo' }).waitFor();
}
