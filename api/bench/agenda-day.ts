import { Client } from 'pg';

import type { BenchPostgres } from './support/bench-postgres';
import { openServedClinic } from './clinics/bench-clinic';
import { ADMIN_TOKEN, SMALL, withoutTriggers } from './clinics/make-clinic';
import { backendTimes, timeBetween } from './measure/postgres-cpu';
import { quantile } from './support/distribution';
import { JsonConnection, jsonRequest } from './support/json-connection';

const GOAL_MS = 20;
const TURNOS = 200;
const WARM_UP = 50;
const REQUESTS = 200;
const DAY = '2026-06-02';

const TURNO =
  'id version status patientName patientEmail patientPhone notes professionalId professionalName roomId roomName ' +
  'startTime endTime durationMinutes viewerCan { move update setStatus } visit { step arrivedAt calledAt ticket }';
const QUERIES = {
  'the day': `{ agendaDay(date: "${DAY}") { date now version
    professionals { id name specialtyName isPublic hours { startTime endTime } absences { id reason isAllDay } }
    rooms { id name isActive hours { startTime endTime } }
    appointments { ${TURNO} }
    rentals { id roomId professionalId professionalName startTime endTime } } }`,
  'its version': `{ agendaDay(date: "${DAY}") { now version } }`,
};

/** A day of 20 professionals with 200 turnos, one request at a time, transport included. */
export async function measureAgendaDay(postgres: BenchPostgres): Promise<void> {
  const clinic = await openServedClinic(postgres, 'agenda_day', SMALL, { fill: fillDay });
  const connection = await JsonConnection.open(clinic.product.port);
  try {
    console.log(`\nagenda of a day with ${TURNOS} turnos; least, median and 95 % in ms`);
    for (const [what, query] of Object.entries(QUERIES)) {
      const request = jsonRequest('/graphql', { query }, { Authorization: `Bearer ${ADMIN_TOKEN}` });
      assertFull((await connection.send(request)).body);
      for (let sent = 0; sent < WARM_UP; sent += 1) await connection.send(request);
      const millis: number[] = [];
      const [cpu, database] = [await clinic.product.cpuMicros(), await backendTimes(clinic.admin)];
      for (let sent = 0; sent < REQUESTS; sent += 1) {
        const started = performance.now();
        await connection.send(request);
        millis.push(performance.now() - started);
      }
      const each = (micros: number) => (micros / REQUESTS / 1000).toFixed(1);
      const inDatabase = timeBetween(database, await backendTimes(clinic.admin));
      const [least, median, most] = [Math.min(...millis), quantile(millis, 0.5), quantile(millis, 0.95)];
      console.log(
        `  ${what}: ${[least, median, most].map((it) => it.toFixed(1)).join(', ')}; processor time ` +
          `${each((await clinic.product.cpuMicros()) - cpu)} and ${each(inDatabase)} in PostgreSQL; ` +
          `goal ${GOAL_MS}: ${median <= GOAL_MS ? 'reached' : 'missed'}`,
      );
    }
  } finally {
    connection.close();
    await clinic.close();
  }
}

function assertFull(body: string | Buffer): void {
  const { data } = JSON.parse(body.toString()) as { data?: { agendaDay?: { appointments?: object[] } } };
  const read = data?.agendaDay;
  if (!read || (read.appointments && read.appointments.length !== TURNOS))
    throw new Error(`Not the day: ${body.toString().slice(0, 300)}`);
}

/** In place of the day's turnos: quarters of an hour of 7 rooms, half of them with a visit. */
async function fillDay(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await withoutTriggers(client, async () => {
      await client.query(`DELETE FROM room_occupancies WHERE starts_at::date = '${DAY}'`);
      await client.query(`DELETE FROM appointments WHERE starts_at::date = '${DAY}'`);
      await client.query(FILL, [TURNOS]);
    });
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

const FILL = `
  WITH made AS (
    INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, patient_phone, notes, status,
      starts_at, ends_at, created_at)
    SELECT gen_random_uuid(), 1 + n % 20, 1 + n % 7, 'María Fernández ' || n, 'paciente-' || n || '@ejemplo.example',
      '+54 11 6000-' || n, 'Trae estudios anteriores.', 'confirmed', starts_at, starts_at + interval '15 minutes',
      '2026-05-20T00:00:00Z'
    FROM generate_series(0, $1::int - 1) AS n,
      LATERAL (SELECT (date '${DAY}' + time '08:00' + n / 7 * interval '15 minutes')
        AT TIME ZONE 'America/Argentina/Buenos_Aires' AS starts_at) AS it
    RETURNING id, room_id, professional_id, starts_at, ends_at
  ), occupied AS (
    INSERT INTO room_occupancies (room_id, professional_id, starts_at, ends_at, appointment_id, holder_id)
    SELECT room_id, professional_id, starts_at, ends_at, id, id FROM made
  )
  INSERT INTO visits (appointment_id, arrived_at)
  SELECT id, starts_at FROM made WHERE professional_id % 2 = 0`;
