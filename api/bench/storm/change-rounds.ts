import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

import { bookingRequest, outcomeOf, type Outcome } from '../support/appointment-requests';
import { graphqlRequest, type JsonAnswer, type JsonConnection } from '../support/json-connection';
import { inJune, timeOfDay, type Storm, type StormClinic } from './storm-clinic';

/** A change and its own hour. */
interface Pair {
  professionalId: number;
  roomId: number;
  day: number;
  hour: number;
}

const ABSENCE = `mutation ($professionalId: Int!, $absence: AddUnavailableDateInput!) {
  addUnavailableDate(professionalId: $professionalId, input: $absence) { id }
}`;
const CLOSE = `mutation ($roomId: Int!, $confirmedBookings: [ID!]) {
  updateRoom(id: $roomId, input: { isActive: false }, confirmedBookings: $confirmedBookings) { id }
}`;

const CHANGES = [
  { name: 'absence', query: ABSENCE },
  { name: 'closing room', query: CLOSE },
] as const;
type Change = (typeof CHANGES)[number];

/**
 * Visitors book both slots of an hour while the professional becomes absent or the room is closed. Returns the changes
 * after which a booking succeeded.
 */
export async function runChangeRounds(storm: Storm, rounds: number): Promise<string[]> {
  const { connections, clinic, pool } = storm;
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const change = CHANGES[round % 2]!;
    const free = [...connections];
    const late = await Promise.all(
      pairsOf(clinic, round)
        .slice(0, Math.floor(free.length / 3))
        .map(async (pair) => {
          const [first, second, other] = free.splice(0, 3) as [JsonConnection, JsonConnection, JsonConnection];
          const bookings = Promise.all([book(storm, first, change, pair, 0), book(storm, second, change, pair, 30)]);
          await apply(storm, other, change, pair);
          const acknowledged = await bookedIn(pool, pair);
          await bookings;
          return (await bookedIn(pool, pair)) - acknowledged;
        }),
    );
    const count = late.reduce((sum, booked) => sum + booked, 0);
    if (count > 0) faults.push(`Round ${round + 1} (${change.name}): ${count} booked after it was acknowledged`);
    await pool.query('UPDATE rooms SET is_active = true WHERE NOT is_active');
  }
  return faults;
}

function pairsOf({ professionalIds, roomIds }: StormClinic, round: number): Pair[] {
  const [day, hour] = [21 + (Math.floor(round / 24) % 10), round % 24];
  return roomIds.map((roomId, index) => ({ professionalId: professionalIds[index]!, roomId, day, hour }));
}

function book(
  { tallies }: Storm,
  connection: JsonConnection,
  change: Change,
  { day, hour, professionalId, roomId }: Pair,
  minute: number,
): Promise<void> {
  const startTime = inJune(day, hour * 60 + minute);
  const booking = { professionalId, roomId, startTime, durationMinutes: 30, patient: hour };
  const request = bookingRequest('graphql', booking, randomUUID());
  return tallies.count(`booking beside ${change.name}`, async () =>
    outcomeBeside(change, await connection.send(request)),
  );
}

/** Closed rooms are hidden from visitors. */
function outcomeBeside({ name }: Change, answer: JsonAnswer): Outcome {
  const isHidden = name === 'closing room' && answer.body.includes('"code":"NOT_FOUND"');
  return isHidden ? 'taken' : outcomeOf(answer);
}

/** As a person: confirms the listed bookings, until no new one has come between. */
function apply({ tallies, clinic }: Storm, connection: JsonConnection, change: Change, pair: Pair): Promise<void> {
  const { professionalId, roomId, day, hour } = pair;
  const absence = {
    date: inJune(day, 0).slice(0, 10),
    reason: 'other',
    isAllDay: false,
    startTime: timeOfDay(hour * 60),
    endTime: timeOfDay((hour + 1) * 60),
  };
  return tallies.count(change.name, async () => {
    let confirmedBookings: string[] | null = [];
    let body = '';
    while (confirmedBookings) {
      const variables = { professionalId, roomId, absence, confirmedBookings };
      ({ body } = await connection.send(graphqlRequest(change.query, variables, clinic.adminToken)));
      confirmedBookings = unconfirmedIn(body);
    }
    return body.includes('"errors"') ? { fault: body.slice(0, 300) } : 'won';
  });
}

/** null: not a refusal that asks. */
function unconfirmedIn(body: string): string[] | null {
  const { errors } = JSON.parse(body) as { errors?: { extensions: { unconfirmed?: { id: string }[] } }[] };
  return errors?.[0]?.extensions.unconfirmed?.map(({ id }) => id) ?? null;
}

async function bookedIn(pool: Pool, { professionalId, day, hour }: Pair): Promise<number> {
  const { rowCount } = await pool.query(
    `SELECT FROM appointments WHERE professional_id = $1 AND status <> 'cancelled'
       AND starts_at >= $2::timestamptz AND starts_at < $2::timestamptz + interval '1 hour'`,
    [professionalId, inJune(day, hour * 60)],
  );
  return rowCount ?? Number.NaN;
}
