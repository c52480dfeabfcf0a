import type { TestApp } from './app';
import { sendGraphQL, type GraphQLAnswer } from './graphql';

const FIELDS = `{
  id roomName isConfigured templateName version
  weeklyTemplate { monday { isAvailable intervals { startTime endTime } } sunday { isAvailable } }
  dailyOverrides { date isAvailable intervals { startTime endTime } notes }
}`;
const GET = `query ($roomId: Int!, $year: Int!, $month: Int!) {
  month: roomAvailability(roomId: $roomId, year: $year, month: $month) ${FIELDS}
}`;
const SET = `mutation ($roomId: Int!, $year: Int!, $month: Int!, $input: SetRoomAvailabilityInput!, $confirmed: [ID!], $seen: Int) {
  month: setRoomAvailability(
    roomId: $roomId, year: $year, month: $month, input: $input, confirmedBookings: $confirmed, expectedVersion: $seen
  ) ${FIELDS}
}`;

interface RoomMonthData {
  isConfigured: boolean;
  templateName: string;
  version: number;
  weeklyTemplate: { monday: { intervals: { startTime: string }[] } };
  dailyOverrides: { date: string }[];
}
export type RoomMonthAnswer = GraphQLAnswer<{ month: RoomMonthData }>;

export interface RoomMonthOf {
  roomId: number;
  year: number;
  month: number;
}

/** The harness's month, in which the factory's rooms have hours. */
export const JUNE = { year: 2026, month: 6 };

export function readRoomMonth(app: Pick<TestApp, 'url'>, token: string, of: RoomMonthOf): Promise<RoomMonthAnswer> {
  return sendGraphQL(app, GET, { ...of }, token);
}

/** `confirmed` are ids of consequences, `seen` is the expected version. */
export function setRoomMonth(
  app: Pick<TestApp, 'url'>,
  token: string,
  change: RoomMonthOf & { input: object; confirmed?: readonly string[] | undefined; seen?: number | undefined },
): Promise<RoomMonthAnswer> {
  return sendGraphQL(app, SET, { ...change }, token);
}
