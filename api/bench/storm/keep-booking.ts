import { setTimeout as pause } from 'node:timers/promises';

import { Random } from '../../src/demo/make/random';
import { bookingRequest, outcomeOf, readAnswer, type Protocol, type Slot } from '../support/appointment-requests';
import type { JsonAnswer, JsonConnection } from '../support/json-connection';
import type { Ledger, Tallies } from './ledger';
import { inJune, type StormClinic } from './storm-clinic';

/** A later answer is a fault. */
const PATIENCE_MS = 90_000;

export interface Bookers {
  connections: readonly JsonConnection[];
  clinic: StormClinic;
  ledger: Ledger;
  tallies: Tallies;
  /** The first booker's. */
  seed: number;
  /** Between bookings, so that a long storm finds free slots. */
  restMs?: number;
}

/** On each connection, slot after slot, until `work` ends. */
export async function bookWhile<Result>(bookers: Bookers, work: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  const booking = bookers.connections.map((connection, index) =>
    keepBooking(bookers, connection, new Random(bookers.seed + index), () => isOver),
  );
  const working = work().finally(() => (isOver = true));
  const [result] = await Promise.all([working, ...booking]);
  return result;
}

async function keepBooking(
  { clinic, ledger, tallies, restMs = 0 }: Bookers,
  connection: JsonConnection,
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const protocol: Protocol = random.chance(0.3) ? 'rest' : 'graphql';
    const patient = ledger.newPatient();
    const request = bookingRequest(protocol, { ...slotOf(clinic, random), patient }, random.uuid());
    await tallies.count(`booking under kills, ${protocol}`, async () => {
      const answer = await persist(connection, request);
      const outcome = outcomeOf(answer);
      if (typeof outcome === 'string') ledger.note(patient, readAnswer(answer).appointment?.id ?? null);
      return outcome;
    });
    if (restMs > 0) await pause(restMs);
  }
}

/** Retries with the same key, as browsers do. */
async function persist(connection: JsonConnection, request: Buffer): Promise<JsonAnswer> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await connection.send(request);
    if (!answer.body.includes('"code":"UNAVAILABLE"') || performance.now() > deadline) return answer;
    await pause(100);
  }
}

/** A half hour of six days that nothing else uses. */
function slotOf({ professionalIds, roomIds }: StormClinic, random: Random): Slot {
  return {
    professionalId: random.pick(professionalIds),
    roomId: random.pick(roomIds),
    startTime: inJune(random.integer(25, 30), random.integer(0, 47) * 30),
    durationMinutes: 30,
  };
}
