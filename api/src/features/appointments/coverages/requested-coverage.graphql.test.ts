import type { Scope } from '../../../domain/scopes';
import { makeKey } from '../../../testing/factories/api-keys';
import { makeUser, openSession } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { TODAY } from '../../../testing/harness/coverage-clinic';
import { COVERAGE, coveredTurnos, type Covered } from '../../../testing/harness/covered-turnos';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { answer, linkIn, offerByHand } from '../../../testing/harness/waiting-list';

const ASSIGN = `mutation ($id: ID!, $input: AssignRequestInput!) {
  it: assignRequest(id: $id, input: $input) { appointment { id version receipt ${COVERAGE} } } }`;
const REQUESTED = 'coverage { insurerName planName isPrivatePay memberNumber }';
const OF_STAFF = `{ requests: appointmentRequests { items { ${REQUESTED} } }
  places: waitingList { edges { node { ${REQUESTED} } } } }`;

let app: TestApp;
let clinic: Awaited<ReturnType<typeof coveredTurnos>>;
let accounts = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await coveredTurnos(app);
  await emptyTables(app, 'rate_limits');
});

const at = (time: string) => `2026-06-02T${time}:00-03:00`;
const patient = (name: string) => ({
  patientName: name,
  patientEmail: `${name.toLowerCase().replaceAll(' ', '.')}@ejemplo.example`,
});

async function assigned(id: string, time: string, more: object = {}) {
  const input = { professionalId: clinic.laura.id, roomId: clinic.roomId, startTime: at(time), ...more };
  const { it } = await dataOf(sendGraphQL<{ it: { appointment: Covered } }>(app, ASSIGN, { id, input }, clinic.admin));
  return it.appointment;
}

/** Accepted by the mailed link. */
async function accepted(id: string, email: string, time: string) {
  const slot = { professionalId: clinic.laura.id, roomId: clinic.roomId, startTime: at(time) };
  await dataOf(offerByHand(app, id, slot, clinic.admin));
  const { offered } = await dataOf(answer(app, 'acceptOffer', await linkIn(app, email, 'oferta')));
  return clinic.read(offered.appointmentId!, clinic.admin);
}

/** An account; its patient has three coverages, one of which ends before the turnos. */
async function account() {
  const who = patient(`Ana ${(accounts += 1)}`);
  const userId = await makeUser(app.db, { name: who.patientName, email: who.patientEmail });
  const token = await openSession(app.db, userId);
  const patientId = await clinic.patientOf((await clinic.booked('14:00', who, token)).id);
  await clinic.giveCoverage(patientId);
  const coverageId = await clinic.giveCoverage(patientId, { is_primary: false, plan_id: null, number: '99' });
  const endingId = await clinic.giveCoverage(patientId, { is_primary: false, number: '7', valid_to: TODAY });
  return { who, token, coverageId, endingId };
}

describe('A turno by request or from the waiting list has the coverage of one that is booked', () => {
  const osde = (more: object = {}) => ({ coverage: { insurerId: clinic.osde, ...more } });
  test.each<[string, (own: Awaited<ReturnType<typeof account>>) => object, boolean]>([
    ['of a visitor without one', () => ({}), false],
    ['with an insurer, plan and number', () => osde({ planId: clinic.plan210, memberNumber: ' 61-2 ' }), false],
    ['of a patient who pays', () => ({ coverage: { insurerId: clinic.particular } }), false],
    ["of an account's patient without a choice", () => ({}), true],
    ["of an account's chosen coverage", ({ coverageId }) => ({ coverage: { coverageId } }), true],
    ["of an account's coverage that ends before", ({ endingId }) => ({ coverage: { coverageId: endingId } }), true],
    [
      "of an account's coverage for another name",
      ({ coverageId }) => ({ ...patient('Otra Persona'), coverage: { coverageId } }),
      true,
    ],
    ['of an account that names another insurer', () => osde(), true],
    ['with a removed coverage', () => ({ coverage: { coverageId: 'c0a1f3b2-6d84-4e57-9b1a-2f7c8e5d4a30' } }), false],
  ])('%s', async (_whose, given, isSignedIn) => {
    const own = await account();
    await dataOf(clinic.set({ cells: [{ insurerId: clinic.osde }], outcome: 'with_authorization', validFrom: TODAY }));
    const input = { ...(isSignedIn ? own.who : patient('Vera Visita')), ...given(own) };
    const token = isSignedIn ? own.token : undefined;
    const requested = await clinic.requested(input, token);
    const place = await clinic.joined(input, token);
    const booked = await clinic.booked('09:00', input, token);
    const direct = await clinic.read(booked.id, clinic.admin);
    expect((await assigned(requested, '10:00')).coverage).toEqual(direct);
    expect(await accepted(place, input.patientEmail, '11:00')).toEqual(direct);
  });
});

test('The coverage of a request yields to one that staff name and to that of its former turno, and refuses none', async () => {
  const given = { coverage: { insurerId: clinic.osde, planId: clinic.plan210, memberNumber: '61' } };
  const id = await clinic.requested({ ...patient('Ana'), ...given });
  // Faults since then.
  await app.db.pool.query('UPDATE insurer_plans SET is_active = false');
  await app.db.pool.query("UPDATE insurers SET is_accepted = false, number_pattern = '##-##' WHERE id = $1", [
    clinic.osde,
  ]);
  const turno = await assigned(id, '09:00');
  expect(turno.coverage).toMatchObject({ planName: '210', memberNumber: '61', outcome: 'no' });
  await app.db.pool.query("UPDATE appointments SET status = 'cancelled'");
  await dataOf(
    sendGraphQL(
      app,
      `mutation ($id: ID!, $insurer: Int!) {
        setAppointmentCoverage(appointmentId: $id, coverage: { insurerId: $insurer }) { id } }`,
      { id: turno.id, insurer: clinic.particular },
      clinic.admin,
    ),
  );
  const again = await assigned(id, '10:00');
  expect(again.coverage).toMatchObject({ isPrivatePay: true, memberNumber: null });
  await app.db.pool.query("UPDATE appointments SET status = 'cancelled' WHERE id = $1", [again.id]);
  const named = await assigned(id, '11:00', { coverage: { insurerId: clinic.osde } });
  expect(named.coverage).toMatchObject({ insurerName: 'OSDE', memberNumber: null });
  await app.db.pool.query('UPDATE insurers SET number_pattern = NULL WHERE id = $1', [clinic.osde]);
});

const cancelled = (id: string) => app.db.pool.query("UPDATE appointments SET status = 'cancelled' WHERE id = $1", [id]);

test('A coverage that staff removed does not come back with the next turnos of the request, nor the primary one', async () => {
  const osde = { coverage: { insurerId: clinic.osde, memberNumber: '61' } };
  const id = await clinic.requested({ ...patient('Ana'), ...osde });
  const linked = await clinic.booked('09:00', patient('Ana'));
  const input = { professionalId: clinic.laura.id, appointmentId: linked.id };
  const LINK = 'mutation ($id: ID!, $input: LinkRequestInput!) { linkRequest(id: $id, input: $input) { id } }';
  await dataOf(sendGraphQL(app, LINK, { id, input }, clinic.admin));
  await cancelled(linked.id);
  const made = await assigned(id, '10:00');
  // A linked turno keeps its own, so the payer of the request is still unused.
  expect(made.coverage).toMatchObject({ insurerName: 'OSDE', memberNumber: '61' });
  await dataOf(clinic.setCoverage(made.id, { coverage: null }));
  await clinic.giveCoverage(await clinic.patientOf(made.id));
  await cancelled(made.id);
  const next = await assigned(id, '11:00');
  expect(next.coverage).toBeNull();
  await cancelled(next.id);
  const last = await assigned(id, '12:00');
  expect(last.coverage).toBeNull();
});

test('A turno that never had a coverage leaves the primary one to the next, also if it lost one but passed to another patient since', async () => {
  const id = await clinic.requested(patient('Ana'));
  const made = await assigned(id, '10:00');
  expect(made.coverage).toBeNull();
  await clinic.giveCoverage(await clinic.patientOf(made.id));
  await cancelled(made.id);
  const next = await assigned(id, '11:00');
  expect(next.coverage).toMatchObject({ insurerName: 'OSDE', memberNumber: '61 000111 2 03' });
  await dataOf(clinic.setCoverage(next.id, { coverage: null }));
  const EDIT =
    'mutation ($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { id } }';
  for (const name of ['Eva', 'Ana'])
    await dataOf(sendGraphQL(app, EDIT, { id: next.id, input: patient(name) }, clinic.admin));
  await cancelled(next.id);
  expect((await assigned(id, '12:00')).coverage).toMatchObject({ memberNumber: '61 000111 2 03' });
});

test('Staff read the coverage of requests and places; only the sender does besides', async () => {
  const { who, token } = await account();
  const given = { ...who, coverage: { insurerId: clinic.osde, planId: clinic.plan210, memberNumber: '7' } };
  const id = await clinic.requested(given, token);
  await clinic.joined(given, token);
  const whole = { coverage: { insurerName: 'OSDE', planName: '210', isPrivatePay: false, memberNumber: '7' } };
  expect(await dataOf(sendGraphQL(app, OF_STAFF, {}, clinic.admin))).toEqual({
    requests: { items: [whole] },
    places: { edges: [{ node: whole }] },
  });
  const SENT = `query ($id: ID!) { sentRequest(id: $id) { ${REQUESTED} } }`;
  expect(await dataOf(sendGraphQL(app, SENT, { id }, token))).toEqual({ sentRequest: whole });
  expect(await dataOf(sendGraphQL(app, SENT, { id }))).toEqual({ sentRequest: { coverage: null } });
  const deleting = sendGraphQL(app, `mutation { deleteInsurer(id: ${clinic.osde}) }`, {}, clinic.admin);
  expect(await failureOf(deleting)).toContain('CONFLICT: OSDE ya figura');
});

test("A relative's account reads the payer of a place, and the number only of its own patient's", async () => {
  const { who, token, coverageId } = await account();
  const child = { ...patient('Tomás Paz'), patientEmail: who.patientEmail };
  const patientId = await clinic.patientOf((await clinic.booked('15:00', child)).id);
  const given = { coverage: { coverageId: await clinic.giveCoverage(patientId) } };
  await clinic.joined({ ...child, patientId, ...given }, clinic.admin);
  await clinic.joined({ ...who, coverage: { coverageId } }, token);
  const places = [
    { patientName: 'Tomás Paz', coverage: { planName: '210', memberNumber: null } },
    { patientName: who.patientName, coverage: { planName: null, memberNumber: '99' } },
  ];
  const fields = 'patientName coverage { planName memberNumber }';
  const { mine } = await dataOf(
    sendGraphQL<{ mine: object[] }>(app, `{ mine: myWaitingList { ${fields} } }`, {}, token),
  );
  expect(mine).toHaveLength(2);
  expect(mine).toEqual(expect.arrayContaining(places));
  const LIST = `{ all: waitingList(filter: { search: "Tomás" }) { edges { node { ${fields} } } } }`;
  expect(await dataOf(sendGraphQL(app, LIST, {}, clinic.admin))).toEqual({
    all: { edges: [{ node: { ...places[0], coverage: { planName: '210', memberNumber: '61 000111 2 03' } } }] },
  });
});

test('A key keeps a coverage with a patient only with the scopes that adding one needs', async () => {
  const BOOK = 'mutation ($input: BookAppointmentInput!) { it: bookAppointment(input: $input) { id } }';
  const book = async (...scopes: Scope[]) => {
    const { token } = await makeKey(app.db, { scopes: ['appointments:write', ...scopes] });
    const coverage = { insurerId: clinic.osde, memberNumber: '61 7', addToPatient: true };
    const slot = { professionalId: clinic.laura.id, roomId: clinic.roomId, startTime: at('09:00') };
    return sendGraphQL(app, BOOK, { input: { ...slot, ...patient('Ana Nueva'), coverage } }, token);
  };
  const missing = (scope: string) => `FORBIDDEN: A la clave de API le falta el permiso ${scope}`;
  expect(await failureOf(book('personal-data'))).toBe(missing('patients:write'));
  expect(await failureOf(book('patients:write'))).toBe(missing('personal-data'));
  const written = 'SELECT FROM appointments UNION ALL SELECT FROM patient_coverages';
  expect((await app.db.pool.query(written)).rowCount).toBe(0);
  await dataOf(book('patients:write', 'personal-data'));
  expect((await app.db.pool.query(written)).rowCount).toBe(2);
});

test('Staff keep the coverage with a new patient in the transaction that books, once per number', async () => {
  const coverage = { insurerId: clinic.osde, planId: clinic.plan210, memberNumber: '61 7', addToPatient: true };
  const kept = async () =>
    (await app.db.pool.query('SELECT patient_id, number, is_primary FROM patient_coverages')).rows as object[];
  expect(await failureOf(clinic.book('09:00', { coverage }))).toMatch(/^FORBIDDEN/);
  expect(await failureOf(clinic.book('09:00', { coverage: { ...coverage, memberNumber: ' ' } }, clinic.admin))).toBe(
    'BAD_REQUEST coverage.memberNumber: El número de afiliado es requerido',
  );
  const ana = { patientName: 'Ana Nueva', patientEmail: 'ana@ejemplo.example' };
  await clinic.booked('09:00', ana);
  expect(await failureOf(clinic.book('09:00', { coverage }, clinic.admin))).toMatch(/^CONFLICT/);
  expect(await kept()).toEqual([]);
  const [made] = await Promise.all(['10:00', '11:00'].map((time) => clinic.booked(time, { coverage }, clinic.admin)));
  const patientId = await clinic.patientOf(made!.id);
  expect(await kept()).toEqual([{ patient_id: patientId, number: '61 7', is_primary: true }]);
  const { id } = await clinic.booked('12:00', ana, clinic.admin);
  await dataOf(clinic.setCoverage(id, { coverage }));
  expect(await kept()).toHaveLength(2);
});
