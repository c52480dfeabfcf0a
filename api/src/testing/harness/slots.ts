import { dataOf, sendGraphQL, type GraphQLAnswer } from './graphql';
import type { TestApp } from './app';

const MONTH = `query ($professionalId: Int!, $year: Int!, $month: Int!, $roomId: Int, $durationMinutes: Int) {
  monthSlots(professionalId: $professionalId, year: $year, month: $month, roomId: $roomId, durationMinutes: $durationMinutes) {
    professionalId year month durationMinutes days { day slots }
  }
}`;
const FIRST = `query ($professionalId: Int!, $roomId: Int, $durationMinutes: Int) {
  firstSlot(professionalId: $professionalId, roomId: $roomId, durationMinutes: $durationMinutes)
}`;
const NEXT =
  'query ($limit: Int! = 4) { nextSlots(limit: $limit) { professionalId startTime durationMinutes professional { name } } }';
const FIRSTS = `query ($specialtyId: Int, $each: Int! = 1) {
  firstSlots(specialtyId: $specialtyId, each: $each) { professionalId durationMinutes startTimes }
}`;
const ROOMS = `query ($professionalId: Int!, $startTime: DateTime!, $durationMinutes: Int) {
  slotRooms(professionalId: $professionalId, startTime: $startTime, durationMinutes: $durationMinutes) {
    room { name } availability isSuitable
  }
}`;

interface MonthData {
  professionalId: number;
  year: number;
  month: number;
  durationMinutes: number;
  days: { day: number; slots: string[] }[];
}

export interface NextSlotData {
  professionalId: number;
  startTime: string;
  durationMinutes: number;
  professional: { name: string };
}

/** Default: June 2026. */
export function monthOf(
  app: TestApp,
  query: object,
  token?: string,
): Promise<GraphQLAnswer<{ monthSlots: MonthData }>> {
  return sendGraphQL(app, MONTH, { year: 2026, month: 6, ...query }, token);
}

/** Wall times, HH:mm, of one day's slots. */
export async function slotsOn(app: TestApp, day: number, query: object, token?: string): Promise<string[]> {
  const { days } = (await dataOf(monthOf(app, query, token))).monthSlots;
  return (days.find((it) => it.day === day)?.slots ?? []).map((slot) => slot.slice(11, 16));
}

export function firstSlotOf(app: TestApp, query: object): Promise<GraphQLAnswer<{ firstSlot: string | null }>> {
  return sendGraphQL(app, FIRST, { ...query });
}

export async function nextSlotsOf(app: TestApp, limit?: number): Promise<NextSlotData[]> {
  return (await dataOf(sendGraphQL<{ nextSlots: NextSlotData[] }>(app, NEXT, { limit }))).nextSlots;
}

interface FirstSlotsData {
  professionalId: number;
  durationMinutes: number;
  startTimes: string[];
}

export function firstSlotsOf(
  app: TestApp,
  query: object = {},
  token?: string,
): Promise<GraphQLAnswer<{ firstSlots: FirstSlotsData[] }>> {
  return sendGraphQL(app, FIRSTS, { ...query }, token);
}

interface SlotRoomData {
  room: { name: string };
  availability: string;
  isSuitable: boolean;
}

/** Each room's state by name, with the specialties it is limited to. */
export async function roomsFor(app: TestApp, query: object, token?: string): Promise<Record<string, string>> {
  const { slotRooms } = await dataOf(sendGraphQL<{ slotRooms: SlotRoomData[] }>(app, ROOMS, { ...query }, token));
  return Object.fromEntries(
    slotRooms.map(({ room, availability, isSuitable }) => [
      room.name,
      isSuitable ? availability : `${availability}, for others`,
    ]),
  );
}
