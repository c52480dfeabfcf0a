import { randomUUID } from 'node:crypto';

import type { ImportKind } from '../../domain/import-fields';
import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { counted, sendRows, startImport, turnos, undoImport, type ImportRow } from '../../testing/harness/import-rows';
import { join } from '../../testing/harness/waiting-list';

let app: TestApp;
let admin: string;
let laura: { id: number };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await emptyTables(app, 'imports', 'specialties');
  const specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId });
  room = await makeRoom(app.db, { name: 'Sala Norte' });
});

const undo = (id: number) => undoImport(app, admin, id);

/** Accounts outlive a test. */
const person = (): ImportRow => {
  const email = `${randomUUID()}@ejemplo.example`;
  return { externalId: email, name: 'Ana', surname: 'Núñez', email, specialty: 'cardiologia' };
};

/** Imports the row. Returns the ids of the import and of the row's result. */
async function bringOne(kind: ImportKind, row: ImportRow): Promise<{ importId: number; id: number | string }> {
  const importId = await startImport(app, admin, kind, [row]);
  expect(counted(await sendRows(app, admin, { importId, kind, rows: [row] }))).toEqual({ made: 1 });
  const { rows } = await app.db.pool.query<{ id: number | string }>(
    `SELECT coalesce(professional_id, room_id)::int AS id FROM import_rows WHERE import_id = $1`,
    [importId],
  );
  return { importId, id: rows[0]!.id };
}

describe('An import is not undone, and the reason is reported, once there is', () => {
  const waits = (column: string) => `INSERT INTO waiting_list_entries
    (id, ${column}, patient_name, patient_email, hours, from_date, until_date, notice_hours, status, created_at, version)
    VALUES (gen_random_uuid(), $1, 'Eva', 'eva@ejemplo.example', '[]', '2026-06-01', '2026-06-30', 0, 'active', now(), 1)`;
  const offered = (professional: string, place: string) => `INSERT INTO waiting_list_stretches
    (id, professional_id, room_id, starts_at, ends_at, is_by_hand, created_at, round, outcome, closed_at)
    VALUES (gen_random_uuid(), ${professional}, ${place}, '2026-06-04T10:00-03:00', '2026-06-04T10:30-03:00', true, now(), 1,
      'free', now())`;
  const feed = (column: string) =>
    `INSERT INTO calendar_feeds (${column}, token_hash, created_at) VALUES ($1, '\\x00', now())`;
  const OF_ACCOUNT = '(SELECT user_id FROM professionals WHERE id = $1)';
  const PEOPLE: [why: string, sql: string][] = [
    ['ya tiene lista de espera', waits('professional_id')],
    [
      'ya tiene tipos de consulta',
      `INSERT INTO consultation_kinds (professional_id, name, duration_minutes, sort_order)
      VALUES ($1, 'Control', 30, 0)`,
    ],
    ['ya tiene reglas de turnos', 'INSERT INTO booking_rules (professional_id, notice_hours) VALUES ($1, 24)'],
    ['ya admite sobreturnos', 'UPDATE professionals SET overbookings_per_hour = 1 WHERE id = $1'],
    ['ya tiene un enlace de calendario', feed('professional_id')],
    ['ya tiene horarios ofrecidos', offered('$1', '$2')],
    [
      'ya tiene turnos, solicitudes o lugares en listas de espera',
      waits('specialty_id, patient_user_id').replace('$1', `(SELECT max(id) FROM specialties), ${OF_ACCOUNT}`),
    ],
  ];
  const PLACES: typeof PEOPLE = [
    ['ya tuvo horarios ofrecidos', offered('$2', '$1')],
    ['ya tiene un enlace de calendario', feed('room_id')],
  ];
  test.each([
    ...PEOPLE.map((one) => ['professionals' as const, ...one] as const),
    ...PLACES.map((one) => ['rooms' as const, ...one] as const),
  ])('of %s: %s', async (kind, why, sql) => {
    const { importId, id } = await bringOne(
      kind,
      kind === 'rooms' ? { externalId: 'C1', name: 'Consultorio 1' } : person(),
    );
    const other = kind === 'rooms' ? laura.id : room;
    await app.db.pool.query(sql, sql.includes('$2') ? [id, other] : [id]);
    const { errors } = await undo(importId);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' }, message: expect.stringContaining(why) });
    expect((await app.db.pool.query(`SELECT FROM ${kind} WHERE id = $1`, [id])).rowCount).toBe(1);
  });

  test('a patient who keeps the appointment and waits for an earlier one', async () => {
    const { importId } = await bringOne('appointments', turnos(1)[0]!);
    await app.db.pool.query(
      waits('professional_id, kept_appointment_id').replace('$1', '$1, (SELECT id FROM appointments)'),
      [laura.id],
    );
    const { errors } = await undo(importId);
    expect(errors?.[0]?.message).toContain('Fila 2: el paciente lo conserva mientras espera uno antes');
    expect((await app.db.pool.query('SELECT FROM appointments')).rowCount).toBe(1);
  });

  test("a patient who joins its professional's list at the same instant", async () => {
    for (const turn of [1, 2, 3, 4]) {
      const { importId, id } = await bringOne('professionals', person());
      const [undone, joined] = await Promise.all([
        undo(importId),
        join(app, { email: `eva${turn}@ejemplo.example`, professionalId: id }, admin),
      ]);
      expect([undone.data, joined.data].filter(Boolean)).toHaveLength(1);
    }
  });
});
