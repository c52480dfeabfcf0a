import type { TestApp } from './app';
import { dataOf, sendGraphQL, type GraphQLAnswer } from './graphql';

interface HolidayYearData {
  version: number;
  decidedAt: string | null;
  decidedByName: string | null;
  dates: { date: string; closure: { roomIds: number[] | null } | null }[];
}
export type HolidayYearAnswer = GraphQLAnswer<{ year: HolidayYearData }>;

const FIELDS = '{ version decidedAt decidedByName dates { date name kind appointments rentals closure { roomIds } } }';
const READ = `query ($year: Int!) { year: holidayYear(year: $year) ${FIELDS} }`;
const DECIDE = `mutation ($year: Int!, $closures: [HolidayClosureInput!]!, $confirmed: [ID!], $seen: Int) {
  year: decideHolidays(year: $year, closures: $closures, confirmedBookings: $confirmed, expectedVersion: $seen) ${FIELDS}
}`;
const WITHDRAW = `mutation ($year: Int!, $seen: Int) {
  year: withdrawHolidays(year: $year, expectedVersion: $seen) ${FIELDS}
}`;

type App = Pick<TestApp, 'url'>;

interface Decision {
  /** Default: the harness's year. */
  year?: number;
  /** Ids of consequences. */
  confirmed?: readonly string[];
  /** The expected version. */
  seen?: number;
}

export async function readHolidayYear(app: App, token: string, year = 2026): Promise<HolidayYearData> {
  return (await dataOf(sendGraphQL<{ year: HolidayYearData }>(app, READ, { year }, token))).year;
}

export function decideHolidays(
  app: App,
  token: string,
  closures: readonly object[],
  { year = 2026, ...more }: Decision = {},
): Promise<HolidayYearAnswer> {
  return sendGraphQL(app, DECIDE, { year, closures, ...more }, token);
}

export function withdrawHolidays(app: App, token: string, { year = 2026, seen }: Decision): Promise<HolidayYearAnswer> {
  return sendGraphQL(app, WITHDRAW, { year, seen }, token);
}

/** Each with its room ids, null for all. */
export function closedDates({ dates }: HolidayYearData): (readonly [date: string, roomIds: number[] | null])[] {
  return dates.flatMap(({ date, closure }) => (closure ? [[date, closure.roomIds] as const] : []));
}

/** Bookings that a refused decision lists. */
export async function unconfirmedBookings(
  answer: HolidayYearAnswer | Promise<HolidayYearAnswer>,
): Promise<{ id: string; bookingId: string }[]> {
  const { errors } = await answer;
  return (
    (errors?.[0]?.extensions as { unconfirmed?: { id: string; bookingId: string }[] } | undefined)?.unconfirmed ?? []
  );
}

export async function publicHolidays(
  app: App,
  year: number,
  month: number,
): Promise<{ date: string; name: string; isClosed: boolean; closedRoomIds: number[] }[]> {
  const query = `{ holidays(year: ${year}, month: ${month}) { date name isClosed closedRoomIds } }`;
  const data = await dataOf(sendGraphQL<{ holidays: Awaited<ReturnType<typeof publicHolidays>> }>(app, query));
  return data.holidays;
}
