import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

import { Random } from '../../src/demo/make/random';
import type { JsonAnswer, JsonConnection } from '../support/json-connection';
import { bookedId, bookingRequest, isUnavailable, outcomeOf, type Protocol } from './booking';
import { crashServer, killSessions } from './kills';
import { Ledger } from './ledger';
import type { StormClinic } from './storm-clinic';
import type { Tallies } from './tally';

export interface Kills {
  /** The API's, in a transaction. */
  sessions: number;
  /** Of the whole server. */
  crashes: number;
  /** kill -9; the server comes back by itself. */
  crash(): Promise<void>;
}

interface KillRounds {
  connections: readonly JsonConnection[];
  ports: readonly number[];
  clinic: StormClinic;
  pool: Pool;
  kills: Kills;
  tallies: Tallies;
}

export interface KillReport {
  sessions: number;
  crashes: number;
  /** Bookings. */
  acknowledged: number;
  faults: string[];
}

/** A booking that gets no answer for this long is a fault. */
const PATIENCE_MS = 90_000;

/**
 * Visitors book with one key until the answer is final, while sessions and the server are killed. An acknowledged
 * booking must exist once, a refused one never, and the API must survive.
 */
export async function runKillRounds({
  connections,
  ports,
  clinic,
  pool,
  kills,
  tallies,
}: KillRounds): Promise<KillReport> {
  const ledger = new Ledger();
  let isOver = false;
  const bookers = connections.map((connection, seed) =>
    keepBooking({ connection, clinic, random: new Random(5000 + seed), isOver: () => isOver, ledger, tallies }),
  );
  const killing = async (): Promise<number> => {
    try {
      const sessions = await killSessions(pool, kills.sessions);
      await crashServer(kills.crash, kills.crashes, () => ledger.acknowledged);
      return sessions;
    } finally {
      isOver = true;
    }
  };
  const [sessions] = await Promise.all([killing(), ...bookers]);
  return {
    sessions,
    crashes: kills.crashes,
    acknowledged: ledger.acknowledged,
    faults: [
      ...(sessions === kills.sessions
        ? []
        : [`Only ${sessions} of ${kills.sessions} sessions were met between two statements`]),
      ...(await ledger.audit(pool)),
      ...(await Promise.all(ports.map(faultOfProcess))).flat(),
    ],
  };
}

interface Booker {
  connection: JsonConnection;
  clinic: StormClinic;
  random: Random;
  isOver(): boolean;
  ledger: Ledger;
  tallies: Tallies;
}

async function keepBooking({ connection, clinic, random, isOver, ledger, tallies }: Booker): Promise<void> {
  while (!isOver()) {
    const protocol: Protocol = random.chance(0.3) ? 'rest' : 'graphql';
    const patient = ledger.newPatient();
    const request = bookingRequest(protocol, { ...slotOf(clinic, random), patient }, random.uuid());
    const began = performance.now();
    const answer = await persist(connection, request);
    const outcome = outcomeOf(protocol, answer);
    tallies.of(`booking under kills, ${protocol}`).note(outcome, performance.now() - began);
    if (outcome === 'won' || outcome === 'taken') ledger.note(patient, bookedId(answer));
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

async function faultOfProcess(port: number): Promise<string[]> {
  const isAlive = await fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  return isAlive ? [] : [`The API process at port ${port} did not live through it`];
}
