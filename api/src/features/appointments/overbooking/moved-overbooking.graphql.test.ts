import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { callFhir } from '../../../testing/harness/fhir';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { at, FULL, overbookingOf, TAKEN, TEN } from '../../../testing/harness/overbookings';
import { callRest } from '../../../testing/harness/rest';
import { auditOccupancy } from '../../backups/overlaps';

const CREATE = `mutation ($input: CreateOverbookingInput!) {
  createOverbooking(input: $input) {
    id version
  }
}`;
let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let roomA: number;
let roomB: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { overbookingsPerHour: 2 });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico', overbookingsPerHour: 2 });
  roomA = await makeRoom(app.db, { name: 'Consultorio 1' });
  roomB = await makeRoom(app.db, { name: 'Consultorio 2' });
  await makeAppointment(app.db, { professionalId: laura.id, roomId: roomA, ...TEN });
});

interface Overbooking {
  id: string;
  version: number;
}
const create = (input: object = {}) => {
  const whole = overbookingOf(laura.id, input);
  return sendGraphQL<{ createOverbooking: Overbooking }>(app, CREATE, { input: whole }, admin);
};
const created = async (input: object = {}) => (await dataOf(create(input))).createOverbooking;
const send = (text: string, variables: Record<string, unknown>, token = admin) =>
  sendGraphQL<Record<string, Record<string, unknown>>>(app, text, variables, token);
const MOVE = `mutation ($id: ID!, $to: DateTime!, $roomId: Int, $professionalId: Int) {
  moveAppointment(id: $id, startTime: $to, roomId: $roomId, professionalId: $professionalId) {
    startTime isOverbooking
  }
}`;
const move = (id: string, time: string, more: object = {}) => send(MOVE, { id, to: at(time), ...more });
const REGULARIZE = `mutation ($id: ID!, $startTime: DateTime, $expectedVersion: Int) {
  regularizeOverbooking(id: $id, startTime: $startTime, expectedVersion: $expectedVersion) {
    startTime isOverbooking overbookingReason version
  }
}`;
const regularize = (id: string, more: object = {}, token = admin) => send(REGULARIZE, { id, ...more }, token);
const cancel = (where: string) => app.db.pool.query(`UPDATE appointments SET status = 'cancelled' WHERE ${where}`);
const nothingForbidden = async () => {
  expect(Object.values(await auditOccupancy(app.db.pool)).filter((count) => count > 0)).toEqual([]);
};

describe('A patient is squeezed in once at a time', () => {
  const ana = { patientEmail: 'Ana@ejemplo.example' };

  test('for every giver, also at two professionals at once', async () => {
    await makeAppointment(app.db, { professionalId: pablo.id, roomId: roomB, ...TEN });
    const answers = await Promise.all([create(ana), create({ ...ana, professionalId: pablo.id })]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await failureOf(create({ ...ana, patientName: 'Aná PAZ' }))).toContain(
      'CONFLICT startTime: Ese paciente ya tiene',
    );
    await nothingForbidden();
  });

  test('and a brother with the same address is another patient', async () => {
    await created(ana);
    await created({ ...ana, patientName: 'Beto Paz' });
  });
});

describe('A sobreturno is moved', () => {
  test('as one, to other hours of the professional', async () => {
    const { id } = await created();
    expect((await dataOf(move(id, '11:00')))['moveAppointment']).toEqual({
      startTime: at('11:00'),
      isOverbooking: true,
    });
    expect(await failureOf(move(id, '16:40'))).toContain('CONFLICT startTime: El profesional no atiende en todo');
    await makeAppointment(app.db, { professionalId: pablo.id, roomId: roomA, from: at('12:00'), to: at('12:30') });
    expect(await failureOf(move(id, '12:00'))).toBe(TAKEN);
    await nothingForbidden();
  });

  test('not into an hour that has as many as it may, and within its own whatever is allowed by now', async () => {
    const { id } = await created();
    for (let n = 0; n < 2; n += 1) await created({ startTime: at('11:00'), roomId: roomA });
    expect(await failureOf(move(id, '11:10'))).toBe(FULL);
    await app.db.pool.query('UPDATE professionals SET overbookings_per_hour = 0');
    await dataOf(move(id, '10:20'));
  });

  test('to a colleague who has some left', async () => {
    const { id } = await created();
    await makeAppointment(app.db, { professionalId: pablo.id, roomId: roomB, ...TEN });
    await dataOf(move(id, '10:00', { professionalId: pablo.id, roomId: roomB }));
    await app.db.pool.query('UPDATE professionals SET overbookings_per_hour = 0');
    expect(await failureOf(move(id, '10:00', { professionalId: laura.id, roomId: roomA }))).toContain(
      'no da sobreturnos',
    );
  });
});

describe('A sobreturno gets its time for itself', () => {
  test('when the turno beside it is gone, and not before', async () => {
    const { id, version } = await created();
    expect(await failureOf(regularize(id))).toBe(TAKEN);
    await cancel("patient_name = 'Pedro Paciente'");
    expect((await dataOf(regularize(id, { expectedVersion: version }, laura.token)))['regularizeOverbooking']).toEqual({
      startTime: at('10:10'),
      isOverbooking: false,
      overbookingReason: null,
      version: 2,
    });
    // A retry finds it done.
    await dataOf(regularize(id, { expectedVersion: version }));
    await expect(makeAppointment(app.db, { professionalId: laura.id, roomId: roomB, ...TEN })).rejects.toMatchObject({
      code: '23P01',
    });
    await nothingForbidden();
  });

  test('elsewhere, with its move in one: or it stays as it was', async () => {
    const { id } = await created();
    await makeAppointment(app.db, { professionalId: laura.id, roomId: roomA, from: at('12:00'), to: at('12:30') });
    expect(await failureOf(regularize(id, { startTime: at('12:15') }))).toBe(TAKEN);
    expect((await dataOf(regularize(id, { startTime: at('11:00') })))['regularizeOverbooking']).toMatchObject({
      startTime: at('11:00'),
      isOverbooking: false,
    });
  });

  test('by the staff of its calendar alone', async () => {
    const { id } = await created();
    expect(await failureOf(regularize(id, {}, pablo.token))).toBe('FORBIDDEN: Sin permisos para mover este turno');
  });
});

test('Why, only the staff of its calendar read', async () => {
  const { id } = await created();
  const READ = 'query ($id: ID!) { appointment(id: $id) { isOverbooking overbookingReason } }';
  const read = async (token: string) => (await dataOf(send(READ, { id }, token)))['appointment'];
  expect(await read(laura.token)).toEqual({ isOverbooking: true, overbookingReason: 'Fiebre alta' });
  expect(await read(pablo.token)).toEqual({ isOverbooking: true, overbookingReason: null });
});

test('Programs read which turnos are overbookings, and can list them alone', async () => {
  const { id } = await created();
  const listed = async (query: string) => {
    const { body } = await callRest(app, `GET /admin/appointments?${query}`, { token: admin });
    return (body as { id: string; is_overbooking: boolean }[]).map((it) => [it.id === id, it.is_overbooking]);
  };
  expect(await listed('is_overbooking=true')).toEqual([[true, true]]);
  expect(await listed('is_overbooking=false')).toEqual([[false, false]]);
  const { body } = await callFhir(app, `GET /Appointment/${id}`, { token: admin });
  expect(body).toMatchObject({ appointmentType: { text: 'Sobreturno' } });
});

test('undoing its move to a time of its own makes it a sobreturno again, beside the turno there', async () => {
  const { id } = await created();
  await dataOf(regularize(id, { startTime: at('12:00') }));
  const BACK = `mutation ($id: ID!, $to: DateTime!, $asOverbooking: AsOverbookingInput) {
    moveAppointment(id: $id, startTime: $to, asOverbooking: $asOverbooking, isUndo: true) { startTime overbookingReason }
  }`;
  const back = (asOverbooking: object | null) => send(BACK, { id, to: at('10:00'), asOverbooking });
  expect(await failureOf(back(null))).toContain('CONFLICT');
  expect(await failureOf(back({ reason: ' ' }))).toContain('Escribí el motivo del sobreturno');
  const restored = { moveAppointment: { startTime: at('10:00'), overbookingReason: 'Dolor' } };
  expect(await dataOf(back({ reason: ' Dolor ' }))).toEqual(restored);
  await nothingForbidden();
});
