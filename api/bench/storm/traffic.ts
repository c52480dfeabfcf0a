import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

import { Random } from '../../src/demo/make/random';
import { LEAVE_GUARDS } from '../../src/features/rooms/leave-guards';
import type { JsonConnection } from '../support/json-connection';
import { bookingRequest, outcomeOf, type Protocol } from './booking';
import { BULK_CHANGES, changeInBulk } from './bulk-changes';
import type { StormClinic } from './storm-clinic';
import { changeByStatement, CHANGES } from './statements';
import type { Tallies } from './tally';

interface Traffic {
  connections: readonly JsonConnection[];
  clinic: StormClinic;
  pool: Pool;
  /** Change by SQL beside the bookings. */
  changers: number;
  seconds: number;
  tallies: Tallies;
}

/** Few, so that they collide often. */
const PROFESSIONALS = 4;
const ROOMS = 3;

/** Books, rents, cancels, revives and moves at random. */
export async function runTraffic({ connections, clinic, pool, changers, seconds, tallies }: Traffic): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  const narrow = {
    ...clinic,
    professionalIds: clinic.professionalIds.slice(0, PROFESSIONALS),
    roomIds: clinic.roomIds.slice(0, ROOMS),
  };
  const bookers = connections.map((connection, seed) =>
    keepBooking(connection, narrow, new Random(seed + 1), deadline, tallies),
  );
  const others = Array.from({ length: changers }, (_, seed) =>
    keepChanging(pool, narrow, new Random(1000 + seed), deadline, tallies),
  );
  await Promise.all([...bookers, ...others, keepLeavingGuards(pool, deadline)]);
}

/** Housekeeping, as if all of it were long over: by PostgreSQL's clock those days are. */
async function keepLeavingGuards(pool: Pool, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    await pool.query(LEAVE_GUARDS.text, [new Date()]);
    await pause(20);
  }
}

/** Visitors take offered slots, administrators any five minutes. */
async function keepBooking(
  connection: JsonConnection,
  clinic: StormClinic,
  random: Random,
  deadline: number,
  tallies: Tallies,
): Promise<void> {
  while (performance.now() < deadline) {
    const isVisitor = random.chance(0.3);
    const protocol: Protocol = random.chance(0.3) ? 'rest' : 'graphql';
    const booking = {
      professionalId: random.pick(clinic.professionalIds),
      roomId: random.pick(clinic.roomIds),
      startTime: randomInstant(random, isVisitor ? 30 : 5),
      durationMinutes: isVisitor ? 30 : random.integer(3, 18) * 5,
      patient: random.integer(1, 1000),
    };
    const request = bookingRequest(protocol, booking, random.uuid(), isVisitor ? undefined : clinic.adminToken);
    const began = performance.now();
    const answer = await connection.send(request);
    tallies.of(`booking, ${protocol}`).note(outcomeOf(protocol, answer), performance.now() - began);
  }
}

async function keepChanging(
  pool: Pool,
  clinic: StormClinic,
  random: Random,
  deadline: number,
  tallies: Tallies,
): Promise<void> {
  while (performance.now() < deadline) {
    if (random.chance(0.3)) {
      const kind = random.pick(BULK_CHANGES);
      const began = performance.now();
      const outcome = await changeInBulk(pool, kind, clinic, random, () => randomInstant(random, 15));
      tallies.of(kind).note(outcome, performance.now() - began);
      continue;
    }
    const kind = random.pick(CHANGES);
    const target = {
      id: random.uuid(),
      professionalId: random.pick(clinic.professionalIds),
      roomId: random.pick(clinic.roomIds),
      startTime: randomInstant(random, 15),
      durationMinutes: random.integer(3, 18) * 5,
      lottery: random.next(),
    };
    const began = performance.now();
    const outcome = await changeByStatement(pool, kind, target);
    if (outcome !== 'nothing there') tallies.of(kind).note(outcome, performance.now() - began);
  }
}

/** Within four days, in clinic time, which has no clock changes. */
function randomInstant(random: Random, stepMinutes: number): string {
  const minute = random.integer(0, 1440 / stepMinutes - 1) * stepMinutes;
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return `2026-06-${random.integer(10, 13)}T${hours}:${minutes}:00-03:00`;
}
