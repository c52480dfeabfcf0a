import type { Pool } from 'pg';

import type { BenchPostgres } from './support/bench-postgres';
import { openServedClinic } from './clinics/bench-clinic';
import { fillDays } from './first-slots';
import { quantile } from './support/distribution';

/** 200 professionals and 70 rooms. */
const SIZE = { neighbourhoods: 10, months: 1 };
const WARM_UP = 3;
const REQUESTS = 20;
const GOAL_MS = { cold: 300, known: 5 };

/** `share`: as for the first slots; null: the clinic's usual month. */
const FILLS = { 'a usual month': null, 'nine of ten half hours taken': 90 };

interface Manifest {
  output: { type: string; url: string }[];
}

/** FHIR's published slots of 30 days: all anew, told that nothing changed whatever else was written, and one date's. */
export async function measurePublishedSlots(postgres: BenchPostgres): Promise<void> {
  for (const [index, [what, share]] of Object.entries(FILLS).entries()) {
    const fill = share === null ? {} : { fill: (adminUrl: string) => fillDays(adminUrl, share) };
    const clinic = await openServedClinic(postgres, `published_slots_${index}`, SIZE, fill);
    const at = (path: string) => `http://127.0.0.1:${clinic.product.port}/fhir/${path}`;
    try {
      const first = await fetch(at('$bulk-publish'));
      const { output } = (await first.json()) as Manifest;
      const dates = output.filter(({ type }) => type === 'Slot').map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
      let [lines, bytes] = [0, 0];
      for (const date of dates) {
        const text = await (await fetch(at(`bulk/${date}`))).text();
        [lines, bytes] = [lines + text.split('\n').length - 1, bytes + text.length];
      }
      console.log(`\npublished slots, ${what}: ${lines} slots in ${dates.length} files, ${Math.round(bytes / 1e6)} MB`);
      const cold = await timesOf(() => touch(clinic.admin).then(() => () => fetch(at('$bulk-publish'))));
      print('all anew', cold, GOAL_MS.cold);
      const etag = (await fetch(at('$bulk-publish'))).headers.get('etag') ?? '';
      const known = { headers: { 'if-none-match': etag } };
      const ask = () => fetch(at('$bulk-publish'), known);
      print('304', await timesOf(async () => ask), GOAL_MS.known);
      for (const [after, sql] of Object.entries(ELSEWHERE)) {
        const times = await timesOf(() => clinic.admin.query(sql).then(() => ask));
        print(`304 after ${after}`, times, GOAL_MS.known);
      }
      console.log(`  INSERT of a turno, in PostgreSQL: ${(await insertMs(clinic.admin)).toFixed(3)} ms`);
      print('one date', await timesOf(async () => () => fetch(at(`bulk/${dates.at(-1)}`))), null);
    } finally {
      await clinic.close();
    }
  }
}

/** A write that published slots depend on, and that changes none. */
async function touch(admin: Pool): Promise<void> {
  await admin.query('UPDATE professionals SET sort_order = sort_order WHERE id = 1');
}

const TURNO = `INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, starts_at, ends_at, created_at)
  SELECT gen_random_uuid(), 1, 1, 'María Fernández', 'paciente@ejemplo.example', starts_at, starts_at + interval '30 minutes', now()
  FROM (SELECT coalesce(max(ends_at), '2026-12-01T12:00:00Z') AS starts_at FROM appointments
    WHERE professional_id = 1 AND starts_at >= '2026-12-01') AS free`;

/** What is committed before each, and changes nothing that is published. */
const ELSEWHERE = {
  'an unrelated commit': 'UPDATE event_numbers SET last = last',
  'a booking of a day beyond the 30': TURNO,
};

/** With all its triggers, the median of 500. */
async function insertMs(admin: Pool): Promise<number> {
  const millis: number[] = [];
  for (let sent = 0; sent < 500; sent += 1) {
    const { rows } = await admin.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
      `EXPLAIN (ANALYZE, FORMAT json) ${TURNO}`,
    );
    millis.push(rows[0]!['QUERY PLAN'][0]['Execution Time']);
  }
  return quantile(millis, 0.5);
}

/** `prepare` is not measured, and answers what is. */
async function timesOf(prepare: () => Promise<() => Promise<Response>>): Promise<number[]> {
  const millis: number[] = [];
  for (let sent = 0; sent < WARM_UP + REQUESTS; sent += 1) {
    const ask = await prepare();
    const started = performance.now();
    await (await ask()).arrayBuffer();
    if (sent >= WARM_UP) millis.push(performance.now() - started);
  }
  return millis;
}

function print(what: string, millis: number[], goalMs: number | null): void {
  const [median, most] = [quantile(millis, 0.5), quantile(millis, 0.95)];
  const verdict = goalMs === null ? '' : `; goal ${goalMs}: ${median <= goalMs ? 'reached' : 'missed'}`;
  console.log(`  ${what}: ${median.toFixed(1)}, ${most.toFixed(1)} ms${verdict}`);
}
