import type { TestApp } from './app';
import { dataOf, sendGraphQL, type GraphQLAnswer } from './graphql';

const BOOKING = `id date startTime endTime hours isWeekend roomId roomName professionalId professionalName professionalSpecialty notes
  hourlyRate baseCost discountPercentage discountRule discountAmount finalCost createdAt cancelledAt viewerCan { cancel }`;
const RENT = `mutation ($input: RentRoomsInput!, $key: String) { rentRooms(input: $input, idempotencyKey: $key) { ${BOOKING} } }`;
const RENT_IN_BULK = `mutation ($input: RentRoomsInBulkInput!, $key: String) {
  rentRoomsInBulk(input: $input, idempotencyKey: $key) { date bookings { ${BOOKING} } error { code message } }
}`;
const CANCEL = `mutation ($id: ID!) { cancelRental(id: $id) { ${BOOKING} } }`;
const MONTH = `query ($year: Int!, $month: Int!, $professionalId: Int) {
  roomMonth(year: $year, month: $month, professionalId: $professionalId) {
    professionalId days {
      date isPast state freeRoomCount ownBookingCount
      rooms {
        roomId isFree open { startTime endTime } free { startTime endTime }
        bookings { id startTime endTime isOwn professionalName notes }
      }
    }
  }
}`;

export interface BookingData {
  id: string;
  date: string;
  startTime: string;
  endTime: string;
  professionalId: number;
  roomName: string;
  finalCost: number;
  viewerCan: { cancel: boolean };
}

export interface BulkDayData {
  date: string;
  bookings: BookingData[];
  error: { code: string; message: string } | null;
}

interface Hours {
  startTime: string;
  endTime: string;
}

export interface RoomDayData {
  date: string;
  isPast: boolean;
  state: string;
  freeRoomCount: number;
  ownBookingCount: number;
  rooms: {
    roomId: number;
    isFree: boolean;
    open: Hours[];
    free: Hours[];
    bookings: (Hours & { id: string | null; isOwn: boolean; professionalName: string; notes: string | null })[];
  }[];
}

/** '09:00-12:00' in inputs and answers. */
export const times = (...texts: string[]): Hours[] =>
  texts.map((text) => ({ startTime: text.slice(0, 5), endTime: text.slice(6) }));

/** Defaults to Tuesday, nine to twelve. */
export function rent(
  app: Pick<TestApp, 'url'>,
  token: string,
  input: object,
  key?: string,
): Promise<GraphQLAnswer<{ rentRooms: BookingData[] }>> {
  return sendGraphQL(
    app,
    RENT,
    { input: { date: '2026-06-02', intervals: times('09:00-12:00'), ...input }, key },
    token,
  );
}

export function rentInBulk(
  app: Pick<TestApp, 'url'>,
  token: string,
  input: object,
  key?: string,
): Promise<GraphQLAnswer<{ rentRoomsInBulk: BulkDayData[] }>> {
  return sendGraphQL(app, RENT_IN_BULK, { input: { intervals: times('09:00-12:00'), ...input }, key }, token);
}

export function cancelRental(
  app: Pick<TestApp, 'url'>,
  token: string | undefined,
  id: string,
): Promise<GraphQLAnswer<{ cancelRental: BookingData }>> {
  return sendGraphQL(app, CANCEL, { id }, token);
}

/** Defaults to June 2026, the harness's month. */
export function roomMonth(
  app: Pick<TestApp, 'url'>,
  token: string | undefined,
  query: object = {},
): Promise<GraphQLAnswer<{ roomMonth: { professionalId: number | null; days: RoomDayData[] } }>> {
  return sendGraphQL(app, MONTH, { year: 2026, month: 6, ...query }, token);
}

export async function roomDayOf(
  app: Pick<TestApp, 'url'>,
  token: string,
  date: string,
  query: object = {},
): Promise<RoomDayData> {
  const { roomMonth: found } = await dataOf(
    roomMonth(app, token, { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), ...query }),
  );
  return found.days.find((day) => day.date === date)!;
}

/** Like '2026-06-02 09:00-12:00', in clinic time. Only occupied times. */
export async function rentedTimes(app: TestApp): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ text: string }>(
    `SELECT to_char(starts_at AT TIME ZONE timezone, 'YYYY-MM-DD HH24:MI') || '-' ||
       to_char(ends_at AT TIME ZONE timezone, 'HH24:MI') AS text
     FROM room_occupancies CROSS JOIN settings WHERE room_booking_id IS NOT NULL ORDER BY starts_at, room_id`,
  );
  return rows.map(({ text }) => text);
}
