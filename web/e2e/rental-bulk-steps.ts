import type { Locator, Page } from 'playwright-core';
import { DEMO_EMAIL, graphql, monthAfter, sessionOf } from './clinic-api';

/** The bulk mode of the rental tab. */

export const BULK_PATH = '/dashboard/room-availability?modo=multiple';

/** Another professional. */
export const COLLEAGUE = 'ricardo.ibanez@clinica.example';
/** The whole default of a new interval. */
const HOURS = { startTime: '09:00', endTime: '17:00' };
const MONTHS_AHEAD = [1, 2, 3];

/** Free at the default hours on all of `days`. */
export interface FreeRoom {
  id: number;
  /** yyyy-MM */
  month: string;
  /** yyyy-MM-dd, ascending. */
  days: string[];
}

interface RoomDay {
  date: string;
  rooms: { roomId: number; free: { startTime: string; endTime: string }[] }[];
}

/** The first room without rentals on `count` days of a coming month. */
export async function freeRoom(count: number): Promise<FreeRoom> {
  // As administrator: a professional's own turnos don't block their own rentals, but they block a colleague's.
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { clinic } = await graphql<{ clinic: { now: string } }>('{ clinic { now } }');
  for (const ahead of MONTHS_AHEAD) {
    const { roomMonth } = await graphql<{ roomMonth: { days: RoomDay[] } }>(
      `query ($year: Int!, $month: Int!) {
        roomMonth(year: $year, month: $month) { days { date rooms { roomId free { startTime endTime } } } }
      }`,
      monthAfter(clinic.now, ahead),
      token,
    );
    for (const { roomId } of roomMonth.days[0]?.rooms ?? []) {
      const most = Math.max(...roomMonth.days.map((day) => freeHours(day, roomId)));
      const days = roomMonth.days
        .filter((day) => isFree(day, roomId) && freeHours(day, roomId) === most)
        .map(({ date }) => date);
      if (days.length >= count) return { id: roomId, month: days[0]!.slice(0, 7), days: days.slice(0, count) };
    }
  }
  throw new Error(`No room is free on ${count} days of a month.`);
}

function isFree({ rooms }: RoomDay, id: number): boolean {
  const free = rooms.find(({ roomId }) => roomId === id)?.free ?? [];
  return free.some(({ startTime, endTime }) => startTime <= HOURS.startTime && HOURS.endTime <= endTime);
}

function freeHours({ rooms }: RoomDay, id: number): number {
  const free = rooms.find(({ roomId }) => roomId === id)?.free ?? [];
  return free.reduce((sum, { startTime, endTime }) => sum + hoursOf(endTime) - hoursOf(startTime), 0);
}

const hoursOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** At the default hours. */
export async function colleagueRents(roomId: number, days: readonly string[]): Promise<void> {
  const token = await sessionOf(COLLEAGUE);
  for (const date of days) {
    await graphql(
      'mutation ($input: RentRoomsInput!) { rentRooms(input: $input) { id } }',
      { input: { date, roomIds: [roomId], intervals: [{ startTime: '10:00', endTime: '11:00' }] } },
      token,
    );
  }
}

export const day = (page: Page, date: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^\\S+, ${Number(date.slice(8))} de `) });

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Resumen de la selección' });

export const chosenDays = (page: Page): Locator => page.getByRole('region', { name: /^Días seleccionados/ });

export const save = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Guardar Reservas|Crear \d+ Reservas?)$/ });

/** Unfolds the rooms for other specialties if the room, an option or a radio, is one of them. */
export async function unfoldRoom(page: Page, room: Locator): Promise<void> {
  const others = page.getByRole('button', { name: 'Ver las otras salas' });
  await room.or(others).first().waitFor({ state: 'attached' });
  if ((await room.count()) === 0) await others.click();
}

/** The month, which loads if another is on show, with the room chosen. */
export async function openBulk(page: Page, { id, month }: FreeRoom): Promise<void> {
  if (!page.url().includes(month)) await page.goto(`${BULK_PATH}&mes=${month}`);
  const rooms = page.getByLabel('Sala', { exact: true });
  await unfoldRoom(page, rooms.locator(`option[value="${id}"]`));
  await rooms.selectOption(String(id));
  // The proposed hours depend on the whole month.
  await page.getByLabel('Desde').selectOption(HOURS.startTime);
  await page.getByLabel('Hasta').selectOption(HOURS.endTime);
  await page
    .getByRole('grid')
    .getByRole('button', { name: /, compatible/ })
    .first()
    .waitFor();
}

export async function chooseDays(page: Page, days: readonly string[]): Promise<void> {
  for (const date of days) await day(page, date).click();
}

/** Stops the calendar's updates, so that only saving shows a conflict. Resolves to the undo function. */
export async function withoutNews(page: Page): Promise<() => Promise<void>> {
  const isMonth = /\broomMonth\b/;
  const hold = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
    isMonth.test(route.request().postData() ?? '') ? route.abort() : route.fallback();
  await page.route('**/graphql', hold);
  return () => page.unroute('**/graphql', hold);
}
