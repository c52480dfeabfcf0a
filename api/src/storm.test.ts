import type { AddressInfo } from 'node:net';

import { buildApp } from './app';
import { auditOccupancy } from './features/backups/overlaps';
import { Ledger } from '../bench/storm/ledger';
import { runStorm } from '../bench/storm/run-storm';
import { makeStormClinic, STORM_NOW } from '../bench/storm/storm-clinic';
import { startServer, type ServerProcess } from '../bench/support/server-process';
import { entities } from './entities';
import { Database } from './platform/database/database';
import { createLog } from './platform/log';
import { makeAppointment, makeHold, makeRental } from './testing/factories/rooms';
import { createTestDatabase, type TestDatabase } from './testing/harness/test-database';

let database: TestDatabase;
let db: Database;
let servers: Pick<ServerProcess, 'port' | 'stop'>[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  db = await Database.open(database.url, entities, 2);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await db.close();
  await database.drop();
});

/** In this process: a second server process would take seconds of processor time to start. */
async function serveHere(): Promise<Pick<ServerProcess, 'port' | 'stop'>> {
  const own = await Database.open(database.url, entities, 20);
  const { server, close } = await buildApp({
    db: own,
    clock: () => new Date(STORM_NOW),
    log: createLog('silent'),
    sourceLimits: false,
    publicAnswersKeptMs: 0,
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', 1024, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      await close();
      await own.close();
    },
  };
}

test('of many parallel bookings of one slot on two servers, one succeeds and nothing overlaps', async () => {
  const clinic = await makeStormClinic(db);
  servers = await Promise.all([
    startServer('support/api-server.ts', { DATABASE_URL: database.url, NOW: STORM_NOW }),
    serveHere(),
  ]);

  const { faults, tallies, stored, killed } = await runStorm({
    databaseUrl: database.url,
    ports: servers.map(({ port }) => port),
    clinic,
    rounds: 4,
    bookingsPerRound: 24,
    seconds: 1,
    // Other tests use the database server too.
    kills: { sessions: 10, crashes: 0, crash: async () => undefined },
  });

  expect(faults).toEqual([]);
  // Fewer bookings would prove nothing.
  const traffic = [...tallies.byKind.values()];
  expect(stored).toBeGreaterThan(50);
  expect(killed.acknowledged).toBeGreaterThan(20);
  expect(traffic.reduce((sum, { won }) => sum + won, 0)).toBeGreaterThan(50);
  expect(traffic.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(200);
});

test('the audit reports every overlap once the constraints are dropped', async () => {
  const {
    professionalIds: [ana = 0, eva = 0],
    roomIds: [room = 0, elsewhere = 0],
  } = await makeStormClinic(db, 2, 2);
  await db.pool.query(`
    ALTER TABLE room_occupancies DROP CONSTRAINT room_occupancies_room_free,
      DROP CONSTRAINT room_occupancies_professional_once, DROP CONSTRAINT room_occupancies_rental_free;
    CREATE OR REPLACE FUNCTION guard_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.holder_id := coalesce(NEW.appointment_id, NEW.room_booking_id, NEW.hold_id);
      NEW.is_guarded := NOT NEW.is_overbooking;
      RETURN NEW;
    END $$;
    DROP TRIGGER appointments_overbooked ON appointments;
    DROP TRIGGER room_bookings_queue ON room_bookings;
    DROP TRIGGER room_occupancies_kept ON room_occupancies`);
  const at = (from: string, to: string) => ({ from: `2026-06-03T${from}-03:00`, to: `2026-06-03T${to}-03:00` });

  await makeAppointment(db, { professionalId: ana, roomId: room, ...at('09:00', '10:00') });
  await makeAppointment(db, { professionalId: ana, roomId: elsewhere, ...at('09:30', '10:30') });
  await makeAppointment(db, { professionalId: eva, roomId: room, ...at('09:30', '10:00') });
  await makeRental(db, { professionalId: ana, roomId: room, ...at('09:00', '12:00') });
  await makeRental(db, { professionalId: ana, roomId: room, ...at('11:00', '13:00') });
  await makeHold(db, { professionalId: ana, roomId: elsewhere, ...at('09:45', '10:00') });
  await makeHold(db, { professionalId: eva, roomId: room, ...at('12:30', '13:00') });
  await db.pool.query('DELETE FROM room_occupancies WHERE professional_id = $1 AND appointment_id IS NOT NULL', [eva]);
  const overbookingReason = 'Fiebre';
  await makeAppointment(db, { professionalId: ana, roomId: room, ...at('15:00', '15:30') });
  await makeAppointment(db, { professionalId: eva, roomId: room, ...at('15:00', '15:20'), overbookingReason });
  await makeAppointment(db, { professionalId: eva, roomId: elsewhere, ...at('15:10', '15:20'), overbookingReason });

  await makeRental(db, { professionalId: eva, roomId: elsewhere, ...at('17:00:30', '18:00') });

  const counts = await auditOccupancy(db.pool);
  expect(Object.values(counts)).toEqual([1, 1, 1, 1, 1, 1, 2, 1, 1, 1]);
});

test('the ledger finds lost, wrongly stored and duplicate bookings', async () => {
  const {
    professionalIds: [professionalId = 0],
    roomIds: [roomId = 0],
  } = await makeStormClinic(db, 1, 1);
  const ledger = new Ledger();
  const [right, lost, refused, twice] = [1, 2, 3, 4].map(() => ledger.newPatient());
  const store = (patient: number | undefined, hour: number) =>
    makeAppointment(db, {
      professionalId,
      roomId,
      patientEmail: `paciente-${patient}@ejemplo.example`,
      from: `2026-06-03T${hour}:00-03:00`,
      to: `2026-06-03T${hour}:30-03:00`,
    });
  ledger.note(right!, await store(right, 10));
  ledger.note(lost!, 'lost');
  ledger.note(refused!, null);
  const unexpected = await store(refused, 11);
  const [first, second] = [await store(twice, 12), await store(twice, 13)];
  ledger.note(twice!, first);

  expect((await ledger.audit(db.pool)).map((fault) => fault.replace(/^Patient \d+ /, ''))).toEqual([
    'was answered lost and has nothing',
    `was answered "taken" and has ${unexpected}`,
    expect.stringMatching(`^was answered ${first} and has (${first} and ${second}|${second} and ${first})$`),
  ]);
});
