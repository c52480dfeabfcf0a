import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'pg';

import { entities } from '../src/entities';
import { Database } from '../src/platform/database/database';
import type { BenchClinic, ServedClinic } from './clinics/bench-clinic';
import { BENCH_NOW } from './clinics/make-clinic';
import { book, type BookingInput } from './limit/book';
import { httpSide, type Side } from './measure/side';
import { BOOKED_EMAIL, bookingVariables, type Scenario } from './scenarios';
import { JsonConnection } from './support/json-connection';
import { processorTime } from './support/served';
import type { ServerProcess } from './support/server-process';

export function productSide(clinic: ServedClinic, scenario: Scenario, name = 'product'): Side {
  return scenarioSide(clinic, scenario, { name, server: clinic.product, request: scenario.product });
}

export function limitSide(clinic: BenchClinic, scenario: Scenario): Side {
  return scenarioSide(clinic, scenario, { name: 'limit', server: clinic.limit, request: scenario.limit });
}

function scenarioSide(
  clinic: ServedClinic,
  { count }: Scenario,
  { name, server, request }: { name: string; server: ServerProcess; request: Scenario['product'] },
): Side {
  let sent = 0;
  if (count === undefined) return httpSide(name, server, (sender) => request((sent += 1), sender));
  const next = (sender: number) => (sent < count ? request(sent++, sender) : null);
  return httpSide(name, server, next, async () => {
    sent = 0;
    await deleteBookings(clinic);
  });
}

/** Without HTTP, from this process; includes its processor time. */
export function plainPgSide(clinic: BenchClinic): Side {
  const now = new Date(BENCH_NOW);
  let booked = 0;
  return {
    name: 'plain pg',
    cpuMicros: async () => processorTime().cpuMicros,
    async restore() {
      booked = 0;
      await deleteBookings(clinic);
    },
    async open(count) {
      // As many as the product.
      const pool = new Pool({ connectionString: clinic.url, max: 20 });
      // For the booking's text.
      const db = await Database.open(clinic.url, entities, 1);
      return Array.from({ length: count }, () => ({
        close: () => void (pool.ending || pool.end().then(() => db.close())),
        async send() {
          const slot = clinic.slots[booked++];
          if (!slot) return false;
          await book({ db, pool, now }, bookingVariables(slot) satisfies BookingInput);
          return true;
        },
      }));
    },
  };
}

async function deleteBookings({ admin }: Pick<ServedClinic, 'admin'>): Promise<void> {
  await admin.query('DELETE FROM appointments WHERE lower(patient_email) = $1', [BOOKED_EMAIL]);
  await admin.query('TRUNCATE idempotency_keys, audit_events, jobs');
  // PostgreSQL would leave a few index entries, which every round would find again.
  await admin.query('VACUUM (INDEX_CLEANUP ON) appointments, room_occupancies');
}

interface BothSides extends Pick<BenchClinic, 'admin'> {
  product: { port: number };
  limit: { port: number };
}

/** Throws unless both answer `samples` requests alike, apart from `random`. */
export async function assertEqualAnswers(clinic: BothSides, scenario: Scenario, samples = 40): Promise<void> {
  const { name, random, count } = scenario;
  const product = await JsonConnection.open(clinic.product.port);
  const limit = await JsonConnection.open(clinic.limit.port);
  const dataOf = (body: string): unknown => JSON.parse(random ? body.replace(random, '"random":null') : body);
  const answerOf = async (connection: JsonConnection, request: Buffer) => {
    const answer = await connection.send(request);
    if (count !== undefined) await deleteBookings(clinic);
    return answer;
  };
  try {
    for (let n = 0; n < samples; n += 1) {
      const ours = await answerOf(product, scenario.product(n, n));
      const theirs = await answerOf(limit, scenario.limit(n, n));
      if (ours.status !== 200 || !isDeepStrictEqual(dataOf(ours.body), dataOf(theirs.body))) {
        throw new Error(`Different answers, ${name} ${n}:\n${ours.body.slice(0, 500)}\n${theirs.body.slice(0, 500)}`);
      }
    }
  } finally {
    product.close();
    limit.close();
  }
}
