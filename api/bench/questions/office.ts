import { withClient } from '../../src/platform/backup/restore';
import type { ClinicSize } from '../clinics/grid';
import { withoutTriggers } from '../clinics/make-clinic';

/** 100 professionals, 35 rooms, 100,000 appointments. */
export const OFFICE_SIZE: ClinicSize = { neighbourhoods: 5, months: 40 };
const ROOMS = 40;
const USERS = 10_000;
const REQUESTS = 20_000;
const ACTIVITY = 20_000;
const AUDIT_EVENTS = 100_000;
const RENTALS = 300;

/** Adds what else administrators' lists show. `adminUrl` as in makeClinic. */
export async function fillOffice(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(PEOPLE, [USERS]);
    await client.query(MORE_ROOMS, [ROOMS]);
    await client.query(ABSENCES);
    await client.query(RENTED, [RENTALS, ROOMS]);
    await withoutTriggers(client, async () => {
      await client.query(PATIENTS);
    });
    await client.query(REQUESTED, [REQUESTS]);
    await client.query(DONE, [ACTIVITY]);
    await client.query(AUDITED, [AUDIT_EVENTS]);
    await client.query('VACUUM ANALYZE');
  });
}

/** With some 4,000 names. */
const PEOPLE = `
  INSERT INTO users (name, email, password_hash, role, phone, created_at, suspended_at)
  SELECT given || ' ' || family || ' ' || other, 'persona-' || n || '@correo.example', 'none', 'user', '11 4' || 1000000 + n,
    timestamptz '2021-01-01T00:00:00Z' + n * 7919 % 10007 * interval '4 hours',
    CASE WHEN n % 97 = 0 THEN timestamptz '2026-05-01T00:00:00Z' END
  FROM generate_series((SELECT count(*)::int + 1 FROM users), $1::int) AS n,
    LATERAL (SELECT
      (ARRAY[
        'Ana','José','María','Luis','Sofía','Juan','Lucía','Pedro','Elena','Raúl','Inés','Martín','Julia','Andrés','Rosa','Tomás'
      ])[1 + n % 16] AS given,
      (ARRAY[
        'Pérez','Gómez','Núñez','Álvarez','Sosa','Díaz','Ruiz','Romero','Torres','Vera','Molina','Castro','Ortiz','Silva','Ríos'
      ])[1 + n % 15] AS family,
      (ARRAY[
        'Paz','Luna','Ferreyra','Ibáñez','Quiroga','Zárate','Ojeda','Medina','Ledesma',
        'Correa','Ponce','Vega','Rojas','Acosta','Benítez','Duarte','Godoy'
      ])[1 + n % 17] AS other
    ) AS called`;

const MORE_ROOMS = `
  WITH room AS (
    INSERT INTO rooms (name, description, sort_order, hourly_rate)
    SELECT 'Consultorio ' || n, 'Con camilla y lavabo.', n, 4500
    FROM generate_series((SELECT count(*)::int + 1 FROM rooms), $1::int) AS n
    RETURNING id
  )
  INSERT INTO room_months (room_id, year, month, template_name)
  SELECT room.id, 2025, month, 'Horario Comercial' FROM room CROSS JOIN generate_series(1, 12) AS month`;

const ABSENCES = `
  INSERT INTO unavailable_dates (professional_id, date, reason)
  SELECT id, date '2026-06-01' + (id + n * 9) % 30, 'vacation' FROM professionals CROSS JOIN generate_series(0, 2) AS n`;

/** In the evening, without appointments; seven or eight days of June 2026 per room. */
const RENTED = `
  INSERT INTO room_bookings (id, professional_id, room_id, starts_at, ends_at, hourly_rate, base_cost, final_cost, created_at, notes)
  SELECT gen_random_uuid(), p.id, r.id, starts_at, starts_at + interval '2 hours', 4500, 9000, 9000, '2026-05-01T00:00:00Z',
    CASE WHEN n % 4 = 0 THEN 'Trae su propio equipo.' END
  FROM generate_series(0, $1::int - 1) AS n
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM rooms) AS r ON r.number = n % $2::int
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM professionals) AS p
      ON p.number = n * 7 % (SELECT count(*) FROM professionals),
    LATERAL (
      SELECT (date '2026-06-01' + n / $2 * 4 + n % 2 + time '20:00') AT TIME ZONE 'America/Argentina/Buenos_Aires' AS starts_at
    ) AS it`;

const PATIENTS = `
  UPDATE appointments AS a SET patient_user_id = u.id
  FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM users WHERE role = 'user') AS u,
    (SELECT id, row_number() OVER (ORDER BY starts_at, id) AS number FROM appointments) AS nth
  WHERE nth.id = a.id AND u.number = nth.number * 7919 % (SELECT count(*) FROM users WHERE role = 'user')`;

const NO_MORE = { placeholder: null, validation: null };
const FORM = JSON.stringify([
  { id: 'motivo', type: 'textarea', label: '¿Por qué consultas?', required: true, options: [], ...NO_MORE },
  {
    id: 'obra',
    type: 'select',
    label: 'Obra social',
    required: false,
    options: ['OSDE', 'Swiss Medical', 'Ninguna'],
    ...NO_MORE,
  },
  { id: 'primera', type: 'checkbox', label: 'Es mi primera consulta', required: false, options: [], ...NO_MORE },
]);

/** Seven in ten are assigned, two rejected. */
const REQUESTED = `
  INSERT INTO appointment_requests (id, specialty_id, specialty_name, patient_name, patient_email, preferred_date, preferred_time,
    form_data, form_config, status, professional_id, appointment_id, created_at)
  SELECT gen_random_uuid(), s.id, s.name, a.patient_name, a.patient_email, a.starts_at::date, '09:30',
    '{"motivo": "Me duele la espalda al levantarme.", "obra": "OSDE", "primera": true}', '${FORM}', stands,
    CASE WHEN stands = 'assigned' THEN a.professional_id END, CASE WHEN stands = 'assigned' THEN a.id END, a.created_at
  FROM (SELECT *, row_number() OVER (ORDER BY starts_at DESC, id) AS n FROM appointments ORDER BY starts_at DESC, id LIMIT $1::int) AS a
    JOIN specialties AS s ON s.id = 1 + n % (SELECT count(*) FROM specialties),
    LATERAL (SELECT CASE WHEN n % 20 = 0 THEN 'pending' WHEN n % 20 = 10 THEN 'pending_assignment'
      WHEN n % 10 < 3 THEN 'rejected' ELSE 'assigned' END AS stands) AS it`;

const DONE = `
  INSERT INTO activity_log (at, actor_user_id, professional_id, action, changes_summary, year, month)
  SELECT at, p.user_id, p.id,
    (ARRAY['availability_updated', 'template_applied', 'day_override', 'rate_updated', 'profile_updated'])[1 + n % 5],
    'Cambió el horario del lunes: 09:00 a 13:00 → 10:00 a 14:00', extract(year FROM at), extract(month FROM at)
  FROM generate_series(1, $1::int) AS n
    JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS number FROM professionals) AS p
      ON p.number = n * 7 % (SELECT count(*) FROM professionals),
    LATERAL (SELECT timestamptz '2024-06-01T00:00:00Z' + n * interval '50 minutes' AS at) AS it`;

const AUDITED = `
  INSERT INTO audit_events (at, actor_user_id, action, entity, entity_id, called, fields, changes)
  SELECT timestamptz '2024-06-01T00:00:00Z' + n * interval '10 minutes', admin.id, 'updated',
    CASE WHEN n % 10 < 7 THEN 'appointment' WHEN n % 10 < 9 THEN 'user' ELSE 'room' END,
    CASE WHEN n % 10 < 7 THEN gen_random_uuid()::text WHEN n % 10 < 9 THEN (1 + n % 100)::text ELSE (1 + n % 40)::text END,
    CASE WHEN n % 10 < 7 THEN 'María Fernández ' || n
      WHEN n % 10 < 9 THEN 'Laura Gómez ' || 1 + n % 100
      ELSE 'Consultorio ' || 1 + n % 40 END,
    ARRAY['status'], '[{"field": "status", "from": "Pendiente", "to": "Confirmado"}]'
  FROM generate_series(1, $1::int) AS n, (SELECT id FROM users WHERE role = 'admin') AS admin`;
