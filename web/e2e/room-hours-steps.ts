import type { Locator, Page } from 'playwright-core';
import { dayOf, DEMO_EMAIL, graphql, monthAfter, sessionOf } from './clinic-api';

/** `place` counts the demo clinic's rooms. */
export async function roomPath(below = '', place = 0): Promise<string> {
  const { rooms } = await graphql<{ rooms: { id: number }[] }>('{ rooms { id } }');
  return `/admin/rooms/${rooms[place]?.id}/availability${below}`;
}

export const gridOf = (page: Page): Locator => page.getByRole('grid');
/** Today and later, in order. */
export const dayButtons = (page: Page): Locator => gridOf(page).locator('button[aria-disabled="false"]');
export const toast = (page: Page, text: string): Locator => page.getByText(text).first();

/** A future day with a rental; late in a month it may be in the next one. */
async function bookedDay(roomId: number): Promise<string> {
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { clinic } = await graphql<{ clinic: { now: string } }>('{ clinic { now } }');
  for (const ahead of [0, 1]) {
    const { roomBookings } = await graphql<{ roomBookings: { roomId: number; date: string }[] }>(
      'query ($year: Int!, $month: Int!) { roomBookings(year: $year, month: $month) { roomId date } }',
      monthAfter(clinic.now, ahead),
      token,
    );
    const day = roomBookings.find(({ roomId: room, date }) => room === roomId && date > dayOf(clinic.now))?.date;
    if (day) return day;
  }
  throw new Error('The room is not rented this month or the next.');
}

/** Closes a day with a rental, up to the question. */
export async function closedBookedDay(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const day = await bookedDay(Number(/rooms\/(\d+)/.exec(pathname)?.[1]));
  await page.goto(`${pathname}?mes=${day.slice(0, 7)}`);
  const number = String(Number(day.slice(8)));
  await dayButtons(page)
    .filter({ has: page.locator('.number', { hasText: new RegExp(`(^|\\D)${number}$`) }) })
    .click();
  await page.getByRole('switch', { name: 'Disponible este día' }).uncheck();
  await page.getByRole('button', { name: 'Guardar día' }).click();
  await page.getByRole('dialog', { name: 'Hay reservas fuera del horario nuevo' }).waitFor();
}
