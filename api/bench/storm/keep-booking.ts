import { setTimeout as pause } from 'node:timers/promises';

import { Random } from '../../src/demo/make/random';
import type { JsonAnswer, JsonConnection } from '../support/json-connection';
import { bookedId, bookingRequest, isUnavailable, outcomeOf, type Protocol } from './booking';
import type { Ledger, Tallies } from './ledger';
import type { StormClinic } from './storm-clinic';

/** A booking that gets no answer for this long is a fault. */
const PATIENCE_MS = 90_000;

export interface Booker {
  connection: JsonConnection;
  clinic: StormClinic;
  random: Random;
  isOver(): boolean;
  ledger: Ledger;
  tallies: Tallies;
  /** Between two bookings, so that a long storm finds free slots to its end. */
  restMs?: number;
}

/** Books one slot after the other, each until its answer is final. */
export async function keepBooking(booker: Booker): Promise<void> {
  const { connection, clinic, random, isOver, ledger, tallies, restMs = 0 } = booker;
  while (!isOver()) {
    const protocol: Protocol = random.chance(0.3) ? 'rest' : 'graphql';
    const patient = ledger.newPatient();
    const request = bookingRequest(protocol, { ...slotOf(clinic, random), patient }, random.uuid());
    const began = performance.now();
    const answer = await persist(connection, request);
    const outcome = outcomeOf(protocol, answer);
    tallies.of(`booking under kills, ${protocol}`).note(outcome, performance.now() - began);
    if (outcome === 'won' || outcome === 'taken') ledger.note(patient, bookedId(answer));
    if (restMs > 0) await pause(restMs);
  }
}

/** Sends the request again with the same key, as browsers do. */
async function persist(connection: JsonConnection, request: Buffer): Promise<JsonAnswer> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await connection.send(request);
    if (!isUnavailable(answer) || performance.now() > deadline) return answer;
    await pause(100);
  }
}

/** A random half hour of six days that nothing else uses. */
function slotOf({ professionalIds, roomIds }: StormClinic, random: Random) {
  const [hours, minutes] = [random.integer(0, 23), random.pick(['00', '30'])];
  return {
    professionalId: random.pick(professionalIds),
    roomId: random.pick(roomIds),
    startTime: `2026-06-${random.integer(25, 30)}T${String(hours).padStart(2, '0')}:${minutes}:00-03:00`,
    durationMinutes: 30,
  };
}
