import { randomUUID } from 'node:crypto';

import { TurnosCarriedOver1767500000000 } from '../../../migrations/1767500000000-turnos-carried-over';
import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { dataOf } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { callRest } from '../../../testing/harness/rest';

const at = (time: string, day = '2026-06-03') => `${day}T${time}:00-03:00`;

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId: await makeSpecialty(app.db) });
  roomId = await makeRoom(app.db, { name: 'Consultorio 1' });
  id = await aTurno();
});

const aTurno = (more: Partial<Parameters<typeof makeAppointment>[1]> = {}) =>
  makeAppointment(app.db, { professionalId: laura.id, roomId, from: at('10:00'), to: at('10:30'), ...more });
const asAdmin = (line: string, body?: unknown) =>
  callRest(app, line, { token: admin, ...(body !== undefined && { body }) });
const put = (body: object, which = id) => asAdmin(`PUT /admin/appointments/${which}`, body);
const linkedTo = async (which = id) =>
  (
    await app.db.pool.query<{ user: number | null }>('SELECT patient_user_id AS user FROM appointments WHERE id = $1', [
      which,
    ])
  ).rows[0]!.user;

test('another address takes the turno to its account, unless its patient booked it for themselves', async () => {
  const pia = await makeUser(app.db, { email: 'pia@ejemplo.example' });
  await put({ patient_email: 'PIA@ejemplo.example' });
  expect(await linkedTo()).toBe(pia);
  await put({ patient_email: 'nadie@ejemplo.example' });
  expect(await linkedTo()).toBeNull();

  const patient = await signedIn(app.db, 'user');
  const { bookAppointment: own } = await dataOf(
    book(app, { professionalId: laura.id, roomId }, { token: patient.token }),
  );
  await put({ patient_email: 'pia@ejemplo.example' }, own.id);
  expect(await linkedTo(own.id)).toBe(patient.userId);
});

describe('A turno that was carried over from before it was kept who asked for it', () => {
  const madeBy = (actor: number | null, of: string) =>
    app.db.pool.query(
      `INSERT INTO audit_events (at, actor_user_id, action, entity, entity_id) VALUES ('2025-03-01', $1, 'created', 'appointment', $2)`,
      [actor, of],
    );
  const carriedOver = (eva: number, hour: string) =>
    aTurno({ patientUserId: eva, patientEmail: 'eva.r@ejemplo.example', from: at(`${hour}:00`), to: at(`${hour}:30`) });
  const migrated = () =>
    new TurnosCarriedOver1767500000000().up({ query: (text: string) => app.db.pool.query(text) } as never);

  test('stays with its account when staff correct the address, unless another account made it', async () => {
    const eva = await makeUser(app.db, { email: `${randomUUID()}@ejemplo.example` });
    const [unrecorded, own, ofStaff, ofVisitor] = [
      await carriedOver(eva, '14'),
      await carriedOver(eva, '15'),
      await carriedOver(eva, '16'),
      await carriedOver(eva, '17'),
    ];
    await madeBy(eva, own);
    await madeBy(await makeUser(app.db, { role: 'admin' }), ofStaff);
    await madeBy(null, ofVisitor);
    await migrated();
    const linked = [];
    for (const turno of [unrecorded, own, ofStaff, ofVisitor]) {
      await put({ patient_email: 'eva.ruiz@ejemplo.example' }, turno);
      linked.push(await linkedTo(turno));
    }
    expect(linked).toEqual([eva, eva, null, null]);
  });
});

test('an account that is deleted at that moment gets no turno by its address', async () => {
  const eva = await makeUser(app.db, { email: 'eva@ejemplo.example' });
  const [answer] = await behind(app, `DELETE FROM users WHERE id = ${eva}`, [
    () => put({ patient_email: 'eva@ejemplo.example' }),
  ]);
  expect(answer).toMatchObject({ status: 200 });
  expect(await linkedTo()).toBeNull();
});
