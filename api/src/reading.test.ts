import { execute, getNamedType, isObjectType, parse } from 'graphql';
import { randomUUID } from 'node:crypto';

import { ALL_PERMISSIONS, PERMISSIONS, permissionsIn } from './domain/permissions';
import { SCOPES } from './domain/scopes';
import type { Actor, Member, Role } from './platform/access/actor';
import { isRoot, judgedWhereRead, judgementOf, judges } from './platform/access/judged';
import { isPersonal } from './platform/access/personal-data';
import { createContext } from './platform/context';
import { createLog } from './platform/log';
import { apiSchema } from './schema';
import { makeProfessional, makeSpecialty, makeUser } from './testing/factories/people';
import { makeRequest } from './testing/factories/requests';
import { makeAppointment, makeHold, makeRental, makeRoom } from './testing/factories/rooms';
import { insertRow } from './testing/factories/rows';
import { startTestApp, type TestApp } from './testing/harness/app';
import { isJudged, queriesOf } from './testing/harness/queries-to-patients';

const schema = apiSchema();
const types = Object.values(schema.getTypeMap()).filter(isObjectType);
const fields = types
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ type, field, answers: getNamedType(field.type) })),
  );

/** Field names that identify a patient, marked or not. */
const TELLS = /^patient[A-Z]|^contactName|^heldFor|^firstName|^documentNumber|^adminNotes|^formData/;

describe('every type with patient data', () => {
  test('is judged, unless its operation or parent is', () => {
    const unjudged = fields
      .filter(({ field }) => TELLS.test(field.name) || isPersonal(field))
      .filter(({ type }) => !isRoot(schema, type) && !isJudged(type))
      .map(({ type, field }) => `${type.name}.${field.name}`);
    // Reached by the link in its mail, and by DNI and day of birth.
    expect(unjudged).toEqual(['WaitingListPlace.firstName', 'ArrivingPatient.firstName']);
    expect(types.filter((type) => judgementOf(type) === judgedWhereRead).join(' ')).toBe(
      'AppointmentCoverage AppointmentAuthorization AppointmentCancellation Payment PatientCoverage PatientIdentifier PatientRelation RequestedCoverage SettlementLine OfferedSlot',
    );
  });

  test('is judged on every path', () => {
    const paths = fields.filter(({ answers }) => isJudged(answers));
    expect(paths.length).toBeGreaterThan(50);
    const open = paths.filter(({ field }) => !judges(field)).map(({ type, field }) => `${type.name}.${field.name}`);
    expect(open).toEqual([]);
  });
});

/** Laura and Pablo share a specialty; Carla has none. `desk` has Recepción's permissions, `office` all others. */
const ASKING = [
  'visitor',
  'ana',
  'beto',
  'laura',
  'pablo',
  'carla',
  'admin',
  'desk',
  'office',
  'key',
  "desk's key",
  'blind key',
  "laura's key",
] as const;
type Asking = (typeof ASKING)[number];

const DESK = permissionsIn(['appointments', 'requests', 'waiting_list', 'patients']);
const OFFICE = new Set(PERMISSIONS.filter((permission) => !DESK.has(permission)));

/** A word in a name, address, phone or note that only `readers` may read. */
interface Canary {
  word: string;
  readers: readonly Asking[];
}

describe('a clinic with reassigned appointments', () => {
  let app: TestApp;
  let actors: Record<Asking, Actor>;
  let known: Record<string, readonly unknown[]>;
  const CLINIC: readonly Asking[] = ['admin', 'desk', 'key', "desk's key"];
  const LAURAS: readonly Asking[] = ['laura', "laura's key", ...CLINIC];
  const PABLOS: readonly Asking[] = ['pablo', ...CLINIC];
  const canaries: Canary[] = [];
  const canary = (name: string, readers: readonly Asking[]) => {
    const word = `canario${name}`;
    canaries.push({ word, readers });
    return {
      patientName: `Uno ${word}`,
      patientEmail: `z.${word}@ejemplo.example`,
      patientPhone: `${word} 0341 555-3344`,
      contactName: `Dos ${word}`,
    };
  };

  beforeAll(async () => {
    app = await startTestApp();
    const { db } = app;
    const specialtyId = await makeSpecialty(db);
    const laura = await makeProfessional(db, { specialtyId });
    const pablo = await makeProfessional(db, { specialtyId });
    const carla = await makeProfessional(db);
    const [ana, beto, admin] = [await makeUser(db), await makeUser(db), await makeUser(db, { role: 'admin' })];
    const roomId = await makeRoom(db);
    const turno = async (
      name: string,
      hour: number,
      whose: object,
      readers: readonly Asking[],
      columns: object = {},
    ) => {
      const id = await makeAppointment(db, {
        professionalId: pablo.id,
        roomId,
        from: `2026-06-01T${hour}:00-03:00`,
        to: `2026-06-01T${hour}:30-03:00`,
        ...canary(name, readers),
        ...whose,
      });
      const more = { notes: `Tres canario${name}`, ...columns };
      const [names, values] = [Object.keys(more), Object.values(more)];
      const sets = names.map((column, index) => `${column} = $${index + 2}`).join(', ');
      await db.pool.query(`UPDATE appointments SET ${sets} WHERE id = $1`, [id, ...values]);
      return id;
    };
    const series = randomUUID();
    await db.pool.query('INSERT INTO appointment_series VALUES ($1, 1, now())', [series]);
    const ofSeries = { series_id: series };
    const kept = await turno('guardado', 10, { patientUserId: ana }, ['ana', ...PABLOS]);
    const mine = await turno(
      'propio',
      11,
      { professionalId: laura.id, patientUserId: ana },
      ['ana', ...LAURAS],
      ofSeries,
    );
    const given = await turno('regalado', 12, { patientUserId: beto }, ['beto', ...PABLOS], ofSeries);
    const moved = await turno('pasado', 13, {}, PABLOS);
    const told = { cancellation_reason: 'other', cancellation_note: 'Cuatro canarioavisado', cancellation_told: true };
    const cancelled = await turno('avisado', 14, { status: 'cancelled' }, PABLOS, told);
    await db.pool.query(
      `INSERT INTO absence_entries (professional_id, date, appointment_id, starts_at, contact_note)
       VALUES ($1, '2026-06-01', $2, '2026-06-01T09:00-03:00', 'Cinco canariopasado')`,
      [laura.id, moved],
    );
    await db.pool.query("INSERT INTO visits (appointment_id, arrived_at) VALUES ($1, '2026-06-01T07:50-03:00')", [
      moved,
    ]);
    await makeHold(db, {
      professionalId: pablo.id,
      roomId,
      from: '2026-06-01T18:00-03:00',
      to: '2026-06-01T18:30-03:00',
      expiresAt: '2026-06-01T20:00-03:00',
      ownerId: moved,
    });
    const otherRoom = await makeRoom(db);
    const rental = await makeRental(db, {
      professionalId: pablo.id,
      roomId: otherRoom,
      from: '2026-06-03T10:00-03:00',
      to: '2026-06-03T11:00-03:00',
    });
    // Not a patient's, so that a key without personal-data may read it.
    canary('alquilado', ['pablo', 'admin', 'office', 'key', 'blind key']);
    await db.pool.query("UPDATE room_bookings SET notes = 'canarioalquilado' WHERE id = $1", [rental]);
    const entry = canary('esperando', ['ana', 'pablo', ...LAURAS]);
    await insertRow(db, 'waiting_list_entries', {
      id: randomUUID(),
      specialty_id: specialtyId,
      patient_user_id: ana,
      patient_name: entry.patientName,
      patient_email: entry.patientEmail,
      patient_phone: entry.patientPhone,
      contact_name: entry.contactName,
      hours: '[]',
      from_date: '2026-06-01',
      until_date: '2026-06-30',
      notice_hours: 0,
      kept_appointment_id: kept,
      status: 'active',
      created_at: '2026-06-01T07:00-03:00',
      version: 1,
    });
    const { contactName: _, ...asked } = canary('pedido', ['beto', ...CLINIC]);
    const request = await makeRequest(db, { specialtyId, patientUserId: beto, ...asked });
    const member = (role: Role, userId: number, professionalId: number | null = null): Member => ({
      kind: 'member',
      permissions: ALL_PERMISSIONS,
      userId,
      role,
      professionalId,
      sessionHash: Buffer.alloc(32),
    });
    const key = {
      kind: 'key',
      keyId: 1,
      permissions: ALL_PERMISSIONS,
      role: 'admin',
      professionalId: null,
      scopes: new Set(SCOPES),
    } as const;
    actors = {
      visitor: { kind: 'guest', staleToken: false },
      ana: member('user', ana),
      beto: member('user', beto),
      laura: member('professional', laura.userId, laura.id),
      pablo: member('professional', pablo.userId, pablo.id),
      carla: member('professional', carla.userId, carla.id),
      admin: member('admin', admin),
      desk: { ...member('admin', admin), permissions: DESK },
      office: { ...member('admin', admin), permissions: OFFICE },
      key,
      "desk's key": { ...key, permissions: DESK },
      'blind key': { ...key, scopes: new Set(SCOPES.filter((scope) => scope !== 'personal-data')) },
      "laura's key": { ...key, role: 'professional', professionalId: laura.id },
    };
    known = {
      id: [kept, mine, given, moved, cancelled, request],
      professionalId: [laura.id, pablo.id],
      search: ['canario'],
      date: ['2026-06-01'],
      from: ['2026-06-01'],
      to: ['2026-06-02'],
      month: ['2026-06', 6],
      year: [2026],
      first: [20],
      startTime: ['2026-06-01T18:00-03:00'],
    };
  });
  afterAll(() => app.close());

  const answersTo = async (query: string, actor: Actor): Promise<string> => {
    const parts = { clock: () => app.clock.now, log: createLog('silent'), db: app.db };
    const contextValue = createContext(parts, { actor, requestId: 'request', source: '127.0.0.1' });
    return JSON.stringify(await execute({ schema, document: parse(query), contextValue }));
  };

  test('shows only the time of an appointment that the caller may not read', async () => {
    const TIME =
      '{ startTime patientName patientEmail patientPhone notes price isMasked receipt viewerCan { cancel } visit { step } }';
    const alone = {
      patientName: 'Paciente',
      patientEmail: null,
      patientPhone: null,
      notes: null,
      price: null,
      isMasked: true,
      receipt: null,
      viewerCan: { cancel: false },
      visit: null,
    };
    const board = `{ absenceBoard(professionalId: ${String(known['professionalId']![0])}, date: "2026-06-01") { entries {
      outcome appointment ${TIME} contact { note } } } }`;
    expect(JSON.parse(await answersTo(board, actors.laura))).toEqual({
      data: {
        absenceBoard: {
          entries: [
            {
              outcome: 'reassigned',
              appointment: { ...alone, startTime: '2026-06-01T13:00:00-03:00' },
              contact: { note: null },
            },
          ],
        },
      },
    });
    const list = `{ waitingList { edges { node { keptAppointment ${TIME} } } } }`;
    expect(JSON.parse(await answersTo(list, actors.laura))).toEqual({
      data: {
        waitingList: { edges: [{ node: { keptAppointment: { ...alone, startTime: '2026-06-01T10:00:00-03:00' } } }] },
      },
    });
    expect(await answersTo(board, actors.admin)).toContain('"visit":{"step":"arrived"}');
  });

  test('shows each patient to permitted readers only, on every path', async () => {
    const queries = Object.keys(schema.getQueryType()!.getFields()).flatMap((name) => queriesOf(name, known));
    expect(queries.length).toBeGreaterThan(40);
    const seen: Record<string, Asking[]> = {};
    const leaks: string[] = [];
    for (const asking of ASKING) {
      for (const query of queries) {
        const answer = (await answersTo(query, actors[asking])).toLowerCase();
        for (const { word, readers } of canaries.filter((it) => answer.includes(it.word))) {
          if (readers.includes(asking)) (seen[word] ??= []).push(asking);
          else leaks.push(`${word} to ${asking} by ${query.slice(0, 60)}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    // All permitted readers found them.
    expect(Object.fromEntries(canaries.map(({ word }) => [word, new Set(seen[word])]))).toEqual(
      Object.fromEntries(canaries.map(({ word, readers }) => [word, new Set(readers)])),
    );
  });
});
