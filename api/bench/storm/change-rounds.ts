import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

import { jsonRequest, type JsonAnswer, type JsonConnection } from '../support/json-connection';
import { bookingRequest, outcomeOf, type BookingOutcome } from './booking';
import type { Tallies } from './ledger';
import type { StormClinic } from './storm-clinic';

const CHANGES = ['absence', 'closing room'] as const;
type Change = (typeof CHANGES)[number];

/** Each pair has its own change. */
interface Pair {
  professionalId: number;
  roomId: number;
  date: string;
  hour: number;
}

interface ChangeRounds {
  connections: readonly JsonConnection[];
  clinic: StormClinic;
  pool: Pool;
  rounds: number;
  tallies: Tallies;
}

/**
 * In each round visitors book both slots of an hour while the professional becomes absent or the room is closed.
 * Returns the changes after which a booking still succeeded.
 */
export async function runChangeRounds({ connections, clinic, pool, rounds, tallies }: ChangeRounds): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const change = CHANGES[round % 2]!;
    const free = [...connections];
    const late = await Promise.all(
      pairsOf(clinic, round)
        .slice(0, Math.floor(free.length / 3))
        .map(async (pair) => {
          const [first, second, other] = free.splice(0, 3) as [JsonConnection, JsonConnection, JsonConnection];
          const bookings = Promise.all([
            book(first, change, pair, '00', tallies),
            book(second, change, pair, '30', tallies),
          ]);
          await apply(other, change, pair, clinic.adminToken, tallies);
          const acknowledged = await bookedIn(pool, pair);
          await bookings;
          return (await bookedIn(pool, pair)) - acknowledged;
        }),
    );
    const count = late.reduce((sum, it) => sum + it, 0);
    if (count > 0) faults.push(`Round ${round + 1} (${change}): ${count} booked after it was acknowledged`);
    await pool.query('UPDATE rooms SET is_active = true WHERE NOT is_active');
  }
  return faults;
}

/** An hour per round, on days that nothing else uses. */
function pairsOf({ professionalIds, roomIds }: StormClinic, round: number): Pair[] {
  const date = `2026-06-${String(21 + (Math.floor(round / 24) % 10)).padStart(2, '0')}`;
  return roomIds.map((roomId, index) => ({ professionalId: professionalIds[index]!, roomId, date, hour: round % 24 }));
}

async function book(
  connection: JsonConnection,
  change: Change,
  { hour, ...pair }: Pair,
  minute: string,
  tallies: Tallies,
): Promise<void> {
  const startTime = `${pair.date}T${clock(hour, minute)}:00-03:00`;
  const request = bookingRequest('graphql', { ...pair, startTime, durationMinutes: 30, patient: hour }, randomUUID());
  const began = performance.now();
  const answer = await connection.send(request);
  tallies.of(`booking beside ${change}`).note(outcomeBeside(change, answer), performance.now() - began);
}

/** Visitors do not see a closed room. */
function outcomeBeside(change: Change, answer: JsonAnswer): BookingOutcome {
  return change === 'closing room' && answer.body.includes('"code":"NOT_FOUND"')
    ? 'taken'
    : outcomeOf('graphql', answer);
}

/** Closes a room as a person does: confirms the bookings that the refusal lists, until no new one has come between. */
async function apply(
  connection: JsonConnection,
  change: Change,
  pair: Pair,
  token: string,
  tallies: Tallies,
): Promise<void> {
  const query = change === 'absence' ? ABSENCE : CLOSE;
  const began = performance.now();
  let confirmedBookings: string[] | null = [];
  let body = '';
  while (confirmedBookings) {
    const variables = { ...variablesOf(pair), confirmedBookings };
    ({ body } = await connection.send(
      jsonRequest('/graphql', { query, variables }, { Authorization: `Bearer ${token}` }),
    ));
    confirmedBookings = unconfirmedIn(body);
  }
  tallies.of(change).note(body.includes('"errors"') ? { fault: body.slice(0, 300) } : 'won', performance.now() - began);
}

const ABSENCE = `mutation ($professionalId: Int!, $absence: AddUnavailableDateInput!) {
  addUnavailableDate(professionalId: $professionalId, input: $absence) { id }
}`;
const CLOSE = `mutation ($roomId: Int!, $confirmedBookings: [ID!]) {
  updateRoom(id: $roomId, input: { isActive: false }, confirmedBookings: $confirmedBookings) { id }
}`;

/** The ids that a refusal asks to confirm; null for any other answer. */
function unconfirmedIn(body: string): string[] | null {
  const { errors } = JSON.parse(body) as { errors?: { extensions: { unconfirmed?: { id: string }[] } }[] };
  return errors?.[0]?.extensions.unconfirmed?.map(({ id }) => id) ?? null;
}

function variablesOf({ professionalId, roomId, date, hour }: Pair) {
  const absence = {
    date,
    reason: 'other',
    isAllDay: false,
    startTime: clock(hour, '00'),
    endTime: clock(hour + 1, '00'),
  };
  return { professionalId, roomId, absence };
}

function clock(hour: number, minute: string): string {
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

async function bookedIn(pool: Pool, { professionalId, date, hour }: Pair): Promise<number> {
  const { rowCount } = await pool.query(
    `SELECT FROM appointments WHERE professional_id = $1 AND status <> 'cancelled'
       AND starts_at >= $2::timestamptz AND starts_at < $2::timestamptz + interval '1 hour'`,
    [professionalId, `${date}T${clock(hour, '00')}:00-03:00`],
  );
  return rowCount ?? Number.NaN;
}
