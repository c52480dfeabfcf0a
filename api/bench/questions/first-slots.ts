import { withClient } from '../../src/platform/backup/restore';
import { openServedClinic } from '../clinics/bench-clinic';
import { withoutTriggers } from '../clinics/make-clinic';
import { byAdmin, type Questions } from './questions';

/** 200 professionals and 70 rooms. */
const SIZE = { neighbourhoods: 10, months: 1 };
const PROFESSIONALS = 200;
const DAYS = 60;

const QUERIES = [
  '{ firstSlots { professionalId startTimes } }',
  '{ firstSlots(each: 4) { professionalId startTimes } }',
  '{ firstSlots(specialtyId: 3, each: 4) { professionalId startTimes } }',
];

/** `share`: percentage of the half hours of a room that are taken on these days. */
const firstSlots = (state: string, share: number, goalMs: number): Questions => ({
  name: 'first slots',
  about: `${PROFESSIONALS} professionals, ${state}`,
  open: async (postgres) =>
    byAdmin(
      await openServedClinic(postgres, `first_slots_${share}`, SIZE, { fill: (adminUrl) => fillDays(adminUrl, share) }),
    ),
  requests: QUERIES.map((query) => ({ label: query, query })),
  goalMs,
  judged: '95 %',
  warmUp: 5,
  count: 30,
});

export const FIRST_SLOTS = [
  firstSlots('nine of ten half hours taken', 90, 100),
  firstSlots(`every room taken for ${DAYS} days`, 100, 500),
];

async function fillDays(adminUrl: string, share: number): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(MONTHS);
    await withoutTriggers(client, async () => {
      await client.query('DELETE FROM room_occupancies; DELETE FROM appointments');
      await client.query(TURNOS, [DAYS, share]);
      await client.query(OCCUPANCIES);
    });
    await client.query('VACUUM ANALYZE');
  });
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
