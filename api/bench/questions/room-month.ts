import { Pool } from 'pg';

import { entities } from '../../src/entities';
import { Database } from '../../src/platform/database/database';
import { makeProfessional } from '../../src/testing/factories/people';
import { makeRoom } from '../../src/testing/factories/rooms';
import { startServer } from '../support/server-process';
import type { Questions } from './questions';

const ROOMS = 40;
const RENTALS = 2_000;
const PROFESSIONALS = 25;
/** A month of 31 days, on its first morning. */
const NOW = '2026-07-01T08:00:00Z';

/** All fields of the web's rental calendar. */
const MONTH = `query RoomMonth {
  roomMonth(year: 2026, month: 7) {
    days {
      date isPast state freeRoomCount ownBookingCount
      rooms {
        roomId isFree open { startTime endTime } free { startTime endTime }
        bookings { id startTime endTime isOwn professionalName notes }
      }
    }
  }
}`;

export const ROOM_MONTH: Questions = {
  name: 'room month',
  about: `31 days, ${ROOMS} rooms, ${RENTALS} rentals`,
  async open({ url, adminUrl }) {
    const token = await fillMonth(url);
    const server = await startServer('support/api-server.ts', { DATABASE_URL: url, NOW });
    const admin = new Pool({ connectionString: adminUrl, max: 1 });
    const close = async () => {
      await server.stop();
      await admin.end();
    };
    return { server, admin, token, close };
  },
  requests: [{ label: 'the month', query: MONTH }],
  goalMs: 200,
  judged: 'median',
  warmUp: 30,
  count: 100,
  assertWhole(body) {
    const found = [body.match(/"date":/g)?.length, body.match(/"roomId":/g)?.length, body.match(/"isOwn":/g)?.length];
    if (found.join() !== [31, 31 * ROOMS, RENTALS].join())
      throw new Error(`Not the whole month: ${found.join()} ${body.slice(0, 300)}`);
  },
};

/** Returns a professional's session. */
async function fillMonth(url: string): Promise<string> {
  const db = await Database.open(url, entities, 2);
  await db.migrate();
  const tokens: string[] = [];
  for (let n = 0; n < PROFESSIONALS; n += 1) tokens.push((await makeProfessional(db)).token);
  for (let n = 0; n < ROOMS; n += 1) await makeRoom(db, { months: ['2026-7'], hours: ['08:00-13:00', '14:00-20:00'] });
  await db.pool.query(FILL, [RENTALS, ROOMS]);
  await db.pool.query('ANALYZE');
  await db.close();
  return tokens[0]!;
}

/** Two hours each, up to five a day and room; a professional has each room at most once a day. */
const FILL = `
  INSERT INTO room_bookings (id, professional_id, room_id, starts_at, ends_at, hourly_rate, base_cost, final_cost, created_at, notes)
  SELECT gen_random_uuid(), p.id, r.id, starts_at, starts_at + interval '2 hours', 4500, 9000, 9000, '2026-06-01T00:00:00Z',
    CASE WHEN n % 4 = 0 THEN 'Trae su propio equipo.' END
  FROM generate_series(0, $1::int - 1) AS n
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM rooms) AS r ON r.number = n % $2
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM professionals) AS p ON p.number = (n * 7) % ${PROFESSIONALS},
    LATERAL (SELECT (date '2026-07-01' + (n / $2) % 31 + time '08:00' + n / $2 / 31 * interval '2 hours')
      AT TIME ZONE 'America/Argentina/Buenos_Aires' AS starts_at) AS it
  ORDER BY r.id, starts_at`;
