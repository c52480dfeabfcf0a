import { Client } from 'pg';

import { openServedClinic } from './clinics/bench-clinic';
import { ADMIN_TOKEN, LARGE, withoutTriggers } from './clinics/make-clinic';
import type { BenchPostgres } from './support/bench-postgres';
import { quantile } from './support/distribution';
import { JsonConnection, jsonRequest } from './support/json-connection';

const GOAL_MS = 200;
const WARM_UP = 6;
const REQUESTS = 15;

const PERIODS = { '90 days': '2026-03-01', 'a year': '2025-06-01' };
const UNTIL = '2026-05-31';

const FIGURES = {
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

/** What 1,000,000 turnos brought, as the pages ask for it, one request at a time, transport included. */
export async function measureFigures(postgres: BenchPostgres): Promise<void> {
  const clinic = await openServedClinic(postgres, 'figures', LARGE, { fill: liveThrough });
  const connection = await JsonConnection.open(clinic.product.port);
  try {
    console.log(`\nfigures of ${clinic.appointments} turnos, median and 95 % in ms`);
    for (const [what, query] of Object.entries(FIGURES)) {
      for (const [period, from] of Object.entries(PERIODS)) {
        const request = jsonRequest(
          '/graphql',
          { query, variables: { filter: { from, until: UNTIL } } },
          {
            Authorization: `Bearer ${ADMIN_TOKEN}`,
          },
        );
        const times: number[] = [];
        for (let index = -WARM_UP; index < REQUESTS; index += 1) {
          const before = performance.now();
          const { status, body } = await connection.send(request);
          if (status !== 200 || body.includes('"errors"')) throw new Error(`${what}: ${status} ${body}`);
          if (index >= 0) times.push(performance.now() - before);
        }
        const [median, late] = [quantile(times, 0.5), quantile(times, 0.95)];
        const verdict = median <= GOAL_MS ? '' : `  above ${GOAL_MS}`;
        console.log(
          `${`${what}, ${period}`.padEnd(32)} ${median.toFixed(0).padStart(6)} ${late.toFixed(0).padStart(6)}${verdict}`,
        );
      }
    }
  } finally {
    connection.close();
    await clinic.close();
  }
}

/** A tenth of the patients does not come; what is cancelled is dated, and a third of it is taken again. */
async function liveThrough(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await withoutTriggers(client, async () => {
      await client.query(LIVED);
      await client.query(RETAKEN);
      await client.query(
        "DELETE FROM room_occupancies AS o USING appointments AS a WHERE a.id = o.appointment_id AND a.status = 'no_show'",
      );
    });
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
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
