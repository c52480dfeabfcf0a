import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'pg';

import { entities } from '../src/entities';
import { Database } from '../src/platform/database/database';
import type { BenchClinic, ServedClinic } from './clinics/bench-clinic';
import { BENCH_NOW } from './clinics/make-clinic';
import { book, type BookingInput } from './limit/book';
import { httpSide, type Side } from './measure/side';
import { BOOKED_EMAIL, bookingScenario, bookingVariables, type Scenario } from './scenarios';
import { JsonConnection } from './support/json-connection';
import type { ServerProcess } from './support/server-process';

export function sidesOf(clinic: BenchClinic, scenario: Scenario): { product: Side; limit: Side } {
  let count = 0;
  return {
    product: productSide(clinic, scenario),
    limit: httpSide('limit', clinic.limit, (sender) => scenario.limit((count += 1), sender)),
  };
}

export function productSide({ product }: ServedClinic, scenario: Scenario, name = 'product'): Side {
  let count = 0;
  return httpSide(name, product, (sender) => scenario.product((count += 1), sender));
}

/** For bookings. */
export function bookingSides(clinic: BenchClinic): { product: Side; limit: Side; plainPg: Side } {
  const { limit } = bookingScenario(clinic.slots, randomUUID);
  return {
    product: bookingSide(clinic),
    limit: bookingsOf(clinic, 'limit', clinic.limit, limit),
    plainPg: plainPgSide(clinic),
  };
}

export function bookingSide(clinic: ServedClinic, name = 'product'): Side {
  return bookingsOf(clinic, name, clinic.product, bookingScenario(clinic.slots, randomUUID).product);
}

/** Ends with the free slots; undone after each slice. */
function bookingsOf(clinic: ServedClinic, name: string, server: ServerProcess, request: Scenario['product']): Side {
  let booked = 0;
  const next = (sender: number) => (booked < clinic.slots.length ? request(booked++, sender) : null);
  return httpSide(name, server, next, async () => {
    booked = 0;
    await takeBack(clinic);
  });
}

/** A booking's statements without HTTP, from this process, whose processor time counts. */
function plainPgSide(clinic: BenchClinic): Side {
  const now = new Date(BENCH_NOW);
  let booked = 0;
  return {
    name: 'plain pg',
    async cpuMicros() {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    async restore() {
      booked = 0;
      await takeBack(clinic);
    },
    async open(count) {
      // The product's number.
      const pool = new Pool({ connectionString: clinic.url, max: 20 });
      // Builds the text of the booking.
      const db = await Database.open(clinic.url, entities, 1);
      return Array.from({ length: count }, () => ({
        close: () => void (pool.ending || pool.end().then(() => db.close())),
        async send() {
          const slot = clinic.slots[booked++];
          if (!slot) return false;
          await book({ db, pool, now }, bookingVariables(slot, randomUUID()) satisfies BookingInput);
          return true;
        },
      }));
    },
  };
}

async function takeBack({ admin }: Pick<ServedClinic, 'admin'>): Promise<void> {
  await admin.query('DELETE FROM appointments WHERE lower(patient_email) = $1', [BOOKED_EMAIL]);
  // Versions before the table `jobs` have pg-boss's.
  const { rows } = await admin.query<{ jobs: string }>(
    "SELECT coalesce(to_regclass('jobs')::text, 'pgboss.job') AS jobs",
  );
  await admin.query(`TRUNCATE idempotency_keys, audit_events, ${rows[0]!.jobs}`);
  // Of a large table PostgreSQL would leave the index entries of the few rows, and every round find them again.
  await admin.query('VACUUM (INDEX_CLEANUP ON) appointments, room_occupancies');
}

const SAMPLES = 40;

interface BothSides extends Pick<BenchClinic, 'admin'> {
  product: { port: number };
  limit: { port: number };
}

/** Throws unless both answer `samples` requests alike, apart from `random`. Call it before measuring. */
export async function assertEqualAnswers(clinic: BothSides, scenario: Scenario, samples = SAMPLES): Promise<void> {
  const product = await JsonConnection.open(clinic.product.port);
  const limit = await JsonConnection.open(clinic.limit.port);
  const known = ({ body }: { body: string }): unknown => JSON.parse(body.replace(scenario.random, '"random":null'));
  try {
    for (let n = 0; n < samples; n += 1) {
      const ours = await product.send(scenario.product(n, n));
      if (scenario.name === 'booking') await takeBack(clinic);
      const theirs = await limit.send(scenario.limit(n, n));
      if (scenario.name === 'booking') await takeBack(clinic);
      if (ours.status !== 200 || !isDeepStrictEqual(known(ours), known(theirs))) {
        throw new Error(
          `Different answers, ${scenario.name} ${n}:\n${ours.body.slice(0, 500)}\n${theirs.body.slice(0, 500)}`,
        );
      }
    }
  } finally {
    product.close();
    limit.close();
  }
}
