import { Client } from 'pg';

import type { BenchPostgres } from './support/bench-postgres';
import { openServedClinic } from './clinics/bench-clinic';
import { ADMIN_TOKEN, withoutTriggers } from './clinics/make-clinic';
import { quantile } from './support/distribution';
import { JsonConnection, jsonRequest } from './support/json-connection';

/** 200 professionals and 70 rooms. */
const SIZE = { neighbourhoods: 10, months: 1 };
const PROFESSIONALS = 200;
const DAYS = 60;
const WARM_UP = 5;
const REQUESTS = 30;

const FIRST = '{ firstSlots { professionalId startTimes } }';
const FOUR = '{ firstSlots(each: 4) { professionalId startTimes } }';
const OF_SPECIALTY = '{ firstSlots(specialtyId: 3, each: 4) { professionalId startTimes } }';

/** `share`: how many of a hundred half hours of a room are taken on these 60 days. */
const FILLS = {
  'nine of ten half hours taken': { share: 90, goalMs: 100 },
  'every room taken for 60 days': { share: 100, goalMs: 500 },
};

/** Every professional's first slots in a filled clinic, one request at a time, transport included, nothing shared. */
export async function measureFirstSlots(postgres: BenchPostgres): Promise<void> {
  for (const [index, [what, { share, goalMs }]] of Object.entries(FILLS).entries()) {
    const clinic = await openServedClinic(postgres, `first_slots_${index}`, SIZE, {
      fill: (adminUrl) => fillDays(adminUrl, share),
    });
    const connection = await JsonConnection.open(clinic.product.port);
    try {
      console.log(`\nfirst slots, ${what}: ${PROFESSIONALS} professionals, median and 95 % in ms`);
      for (const query of [FIRST, FOUR, OF_SPECIALTY]) {
        // Staff are never given a shared answer.
        const request = jsonRequest('/graphql', { query }, { Authorization: `Bearer ${ADMIN_TOKEN}` });
        assertFound((await connection.send(request)).body);
        const millis: number[] = [];
        for (let sent = 0; sent < WARM_UP + REQUESTS; sent += 1) {
          const started = performance.now();
          await connection.send(request);
          if (sent >= WARM_UP) millis.push(performance.now() - started);
        }
        const [median, most] = [quantile(millis, 0.5), quantile(millis, 0.95)];
        const verdict = median <= goalMs ? 'reached' : 'missed';
        console.log(`  ${query}: ${median.toFixed(1)}, ${most.toFixed(1)}; goal ${goalMs}: ${verdict}`);
      }
    } finally {
      connection.close();
      await clinic.close();
    }
  }
}

function assertFound(body: string | Buffer): void {
  const { errors } = JSON.parse(body.toString()) as { errors?: object[] };
  if (errors) throw new Error(`No slots are found: ${body.toString().slice(0, 300)}`);
}

export async function fillDays(adminUrl: string, share: number): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(MONTHS);
    await withoutTriggers(client, async () => {
      await client.query('DELETE FROM room_occupancies; DELETE FROM appointments');
      await client.query(TURNOS, [DAYS, share]);
      await client.query(OCCUPANCIES);
    });
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** As the clinic's June. */
const MONTHS = `
  WITH month AS (
    INSERT INTO room_months (room_id, year, month, template_name)
    SELECT id, 2026, month, 'Horario Comercial' FROM rooms CROSS JOIN generate_series(7, 9) AS month RETURNING id
  )
  INSERT INTO room_month_hours (room_month_id, weekday, start_minute, end_minute)
  SELECT id, weekday, 480, 1200 FROM month CROSS JOIN generate_series(1, 5) AS weekday`;

/** In each half hour a room has another professional, and no professional two rooms. */
const TURNOS = `
  INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, status, starts_at, ends_at, created_at)
  SELECT gen_random_uuid(), 1 + (room + cell * 70) % ${PROFESSIONALS}, 1 + room, 'María Fernández', 'paciente@ejemplo.example',
    'confirmed', starts_at, starts_at + interval '30 minutes', '2026-05-20T00:00:00Z'
  FROM generate_series(0, $1::int - 1) AS day, generate_series(0, 23) AS half, generate_series(0, 69) AS room,
    LATERAL (SELECT day * 24 + half AS cell, (date '2026-06-01' + day + time '08:00' + half * interval '30 minutes')
      AT TIME ZONE 'America/Argentina/Buenos_Aires' AS starts_at) AS it
  WHERE extract(isodow FROM date '2026-06-01' + day) <= 5 AND (cell * 7919 + room * 104729) % 100 < $2
  ORDER BY starts_at`;

const OCCUPANCIES = `
  INSERT INTO room_occupancies (room_id, professional_id, starts_at, ends_at, appointment_id, holder_id)
  SELECT room_id, professional_id, starts_at, ends_at, id, id FROM appointments ORDER BY starts_at`;
