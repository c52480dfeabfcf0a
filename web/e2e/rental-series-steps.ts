import type { Locator, Page } from 'playwright-core';
import { freeRoom, unfoldRoom, type FreeRoom } from './rental-bulk-steps';

/** The weekly mode of the rental tab, and the hours that were given back. */

export const SERIES_PATH = '/dashboard/room-availability?modo=recurrente';
export const RETURNED_PATH = '/dashboard/room-availability?modo=devueltas';

const WEEKDAY = new Intl.DateTimeFormat('es-AR', { weekday: 'long', timeZone: 'UTC' });

export const dates = (page: Page): Locator => page.getByRole('region', { name: 'Fechas' }).getByRole('listitem');
export const rentDates = (page: Page): Locator => page.getByRole('button', { name: /^Reservar \d+ fechas?$/ });

/** As it is typed: dd-MM-yyyy. */
const typedDate = (day: string): string => day.split('-').reverse().join('-');

/** Two weeks of a weekday on which a room is free in a coming month; ends with its dates on show. */
export async function chooseWeekly(page: Page): Promise<FreeRoom & { until: string }> {
  const room = await freeRoom(1);
  const first = room.days[0]!;
  const until = new Date(Date.parse(`${first}T00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
  const weekday = WEEKDAY.format(new Date(`${first}T00:00Z`));
  const rooms = page.getByRole('combobox', { name: 'Sala' });
  await unfoldRoom(page, rooms.locator(`option[value="${room.id}"]`));
  await rooms.selectOption(String(room.id));
  await page.getByRole('checkbox', { name: weekday[0]!.toUpperCase() + weekday.slice(1) }).check();
  await page.getByRole('textbox', { name: 'Desde el' }).fill(typedDate(first));
  await page.getByRole('textbox', { name: 'Hasta el' }).fill(typedDate(until));
  await page.getByRole('textbox', { name: 'Hasta el' }).blur();
  await dates(page).nth(1).waitFor();
  await rentDates(page).waitFor();
  return { ...room, until };
}
