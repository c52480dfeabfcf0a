import { withClient } from '../../src/platform/backup/restore';
import { openServedClinic } from '../clinics/bench-clinic';
import { SMALL, withoutTriggers } from '../clinics/make-clinic';
import { byAdmin, type Questions } from './questions';

const TURNOS = 200;
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

export const AGENDA_DAY: Questions = {
  name: 'agenda day',
  about: `a day of 20 professionals with ${TURNOS} turnos`,
  open: async (postgres) => byAdmin(await openServedClinic(postgres, 'agenda_day', SMALL, { fill: fillDay })),
  requests: Object.entries(QUERIES).map(([label, query]) => ({ label, query })),
  goalMs: 20,
  judged: 'median',
  warmUp: 50,
  count: 200,
  assertWhole(body) {
    const { data } = JSON.parse(body) as { data: { agendaDay: { appointments?: object[] } } };
    const { appointments } = data.agendaDay;
    if (appointments && appointments.length !== TURNOS) throw new Error(`Not the day: ${body.slice(0, 300)}`);
  },
};

/** In place of the day's turnos: quarters of an hour of 7 rooms, half of them with a visit. */
async function fillDay(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await withoutTriggers(client, async () => {
      await client.query(`DELETE FROM room_occupancies WHERE starts_at::date = '${DAY}'`);
      await client.query(`DELETE FROM appointments WHERE starts_at::date = '${DAY}'`);
      await client.query(FILL, [TURNOS]);
    });
    await client.query('VACUUM ANALYZE');
  });
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
