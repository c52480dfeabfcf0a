import { withClient } from '../../src/platform/backup/restore';
import { openServedClinic } from '../clinics/bench-clinic';
import { LARGE, withoutTriggers } from '../clinics/make-clinic';
import { byAdmin, type Questions } from './questions';

const PERIODS = { '90 days': '2026-03-01', 'a year': '2025-06-01' };
const UNTIL = '2026-05-31';

const QUERIES = {
  'no-shows': `query ($filter: FigureFilter!) {
    figures: noShowFigures(filter: $filter) { closed missed steps { leadTime closed missed } }
  }`,
  cancellations: `query ($filter: FigureFilter!) {
    figures: cancellationFigures(filter: $filter) {
      cancelled refilled medianHoursUntilRefilled cameEarlier daysWon steps { notice cancelled refilled }
    }
  }`,
  'use of rooms': `query ($filter: FigureDates!) {
    figures: roomUseFigures(filter: $filter) {
      rooms { roomId roomName hours { hour openMinutes occupiedMinutes } }
      weekdays { weekday hours { hour openMinutes occupiedMinutes } }
    }
  }`,
};

export const FIGURES: Questions = {
  name: 'figures',
  about: '1,000,000 turnos, as the pages ask for their statistics',
  open: async (postgres) => byAdmin(await openServedClinic(postgres, 'figures', LARGE, { fill: liveThrough })),
  requests: Object.entries(QUERIES).flatMap(([figure, query]) =>
    Object.entries(PERIODS).map(([period, from]) => {
      return { label: `${figure}, ${period}`, query, variables: { filter: { from, until: UNTIL } } };
    }),
  ),
  goalMs: 200,
  judged: 'median',
  warmUp: 6,
  count: 15,
};

/** A tenth of the patients does not come; what is cancelled is dated, and a third of it is taken again. */
async function liveThrough(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await withoutTriggers(client, async () => {
      await client.query(LIVED);
      await client.query(RETAKEN);
      await client.query(
        "DELETE FROM room_occupancies AS o USING appointments AS a WHERE a.id = o.appointment_id AND a.status = 'no_show'",
      );
    });
    await client.query('VACUUM ANALYZE');
  });
}

const LIVED = `
  UPDATE appointments SET created_at = starts_at - interval '1 hour' * (700 - abs(hashtext(id::text)) % 700),
    status = CASE WHEN status = 'completed' AND abs(hashtext(id::text)) % 10 = 0 THEN 'no_show' ELSE status END,
    cancelled_at = CASE WHEN status = 'cancelled' THEN starts_at - interval '1 hour' * (1 + abs(hashtext(id::text)) % 200) END`;

const RETAKEN = `
  INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, status, starts_at, ends_at, created_at)
  SELECT gen_random_uuid(), professional_id, room_id, patient_name, patient_email, 'completed', starts_at, ends_at,
    cancelled_at + (starts_at - cancelled_at) / 2
  FROM appointments WHERE status = 'cancelled' AND hashtext(id::text) % 3 = 0`;
