import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'pg';

import type { BenchClinic } from './clinics/bench-clinic';
import { BENCH_NOW } from './clinics/make-clinic';
import { book, type BookingInput } from './limit/book';
import { httpSide, type Side } from './measure/side';
import { BOOKED_EMAIL, bookingScenario, bookingVariables, type Scenario } from './scenarios';
import { JsonConnection } from './support/json-connection';

/** The product and the limit, asked for the same. */
export function sidesOf({ product, limit }: BenchClinic, scenario: Scenario): { product: Side; limit: Side } {
  let [asked, askedOfLimit] = [0, 0];
  return {
    product: httpSide('product', product, (sender) => scenario.product((asked += 1), sender)),
    limit: httpSide('limit', limit, (sender) => scenario.limit((askedOfLimit += 1), sender)),
  };
}

/** The same for bookings, which end when the free slots do, and are taken back after each slice. */
export function bookingSides(clinic: BenchClinic): { product: Side; limit: Side; plainPg: Side } {
  const scenario = bookingScenario(clinic.slots, randomUUID);
  const http = (name: 'product' | 'limit'): Side => {
    let booked = 0;
    const next = (sender: number) => (booked < clinic.slots.length ? scenario[name](booked++, sender) : null);
    return httpSide(name, clinic[name], next, async () => {
      booked = 0;
      await takeBack(clinic);
    });
  };
  return { product: http('product'), limit: http('limit'), plainPg: plainPgSide(clinic) };
}

/** The statements of a booking without any HTTP, sent by this process itself: its processor time counts. */
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
      // As many as the product's.
      const pool = new Pool({ connectionString: clinic.url, max: 20 });
      return Array.from({ length: count }, () => ({
        close: () => void (pool.ending || pool.end()),
        async send() {
          const slot = clinic.slots[booked++];
          if (!slot) return false;
          await book({ pool, now }, bookingVariables(slot, randomUUID()) satisfies BookingInput);
          return true;
        },
      }));
    },
  };
}

async function takeBack({ admin }: BenchClinic): Promise<void> {
  await admin.query('DELETE FROM appointments WHERE lower(patient_email) = $1', [BOOKED_EMAIL]);
  await admin.query('TRUNCATE idempotency_keys, audit_events');
  await admin.query('VACUUM appointments, room_occupancies');
}

const SAMPLES = 40;

/** Throws unless both answer the same to the same, apart from what is random. To be asked before anything is measured. */
export async function assertEqualAnswers(clinic: BenchClinic, scenario: Scenario): Promise<void> {
  const product = await JsonConnection.open(clinic.product.port);
  const limit = await JsonConnection.open(clinic.limit.port);
  const known = ({ body }: { body: string }): unknown => JSON.parse(body.replace(scenario.random, '"random":null'));
  try {
    for (let n = 0; n < SAMPLES; n += 1) {
      const ours = await product.send(scenario.product(n, n));
      if (scenario.name === 'booking') await takeBack(clinic);
      const theirs = await limit.send(scenario.limit(n, n));
      if (scenario.name === 'booking') await takeBack(clinic);
      if (ours.status !== 200 || !isDeepStrictEqual(known(ours), known(theirs))) {
        throw new Error(`Different answers, ${scenario.name} ${n}:\n${ours.body.slice(0, 500)}\n${theirs.body.slice(0, 500)}`);
      }
    }
  } finally {
    product.close();
    limit.close();
  }
}
