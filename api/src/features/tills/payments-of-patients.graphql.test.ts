import { Random } from '../../demo/make/random';
import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeRequest } from '../../testing/factories/requests';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dailyTurnos } from '../../testing/harness/daily-turnos';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import { behind } from '../../testing/harness/lock-wait';
import { permissionCalls } from '../../testing/harness/permission-sets';
import { offerByHand, waitForEarlier } from '../../testing/harness/waiting-list';

interface Payment {
  id: number;
  tillId: number;
  patientName: string | null;
  reversalReason: string | null;
}

let app: TestApp;
let admin: string;
let bookNext: ReturnType<typeof dailyTurnos>;
let turno: string;
const { adminWith } = permissionCalls(
  () => app,
  () => admin,
);
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await emptyTables(app, 'payments', 'tills', 'patients');
  admin = (await signedIn(app.db, 'admin')).token;
  bookNext = dailyTurnos(app.db, '2026-07-01T13:00Z');
  turno = await bookNext({ patientName: 'Pedro Paciente', patientEmail: 'pedro@correo.example' });
});

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<Row>(text, values)).rows;
const patientOf = async (id: string) =>
  (await rows<{ id: string }>('SELECT patient_id AS id FROM appointments WHERE id = $1', [id]))[0]!.id;
const taken = async (appointmentId = turno, amount = 5000) =>
  (
    await dataOf(
      sendGraphQL<{ it: Payment }>(
        app,
        'mutation ($input: TakePaymentInput!) { it: takePayment(input: $input) { id tillId patientName } }',
        { input: { appointmentId, amount, means: 'cash' } },
        admin,
      ),
    )
  ).it;
const reverse = (id: number) =>
  sendGraphQL<{ it: Payment }>(
    app,
    `mutation ($id: Int!) { it: reversePayment(id: $id, reason: "Se cobró dos veces") { patientName reversalReason } }`,
    { id },
    admin,
  );
const payers = async () =>
  (await rows<{ id: string }>('SELECT patient_id AS id FROM payments ORDER BY payments.id')).map(({ id }) => id);

async function merge(survivorId: string, mergedId: string): Promise<string> {
  const versions = await rows<{ id: string; version: number }>('SELECT id, version FROM patients');
  const versionOf = (id: string) => versions.find((it) => it.id === id)!.version;
  const input = { survivorId, mergedId, survivorVersion: versionOf(survivorId), mergedVersion: versionOf(mergedId) };
  const { made } = await dataOf(
    sendGraphQL<{ made: { id: string } }>(
      app,
      'mutation ($input: MergePatientsInput!) { made: mergePatients(input: $input) { id } }',
      { input },
      admin,
    ),
  );
  return made.id;
}
const undo = (id: string) =>
  dataOf(sendGraphQL(app, 'mutation ($id: ID!) { undoPatientMerge(id: $id) { id } }', { id }, admin));

test('a merge moves payments; its undo returns them with those taken for their turno since, but none of the survivor', async () => {
  const other = await bookNext({ patientName: 'Pedro P. Gil', patientEmail: 'gil@correo.example' });
  const [survivor, merged] = [await patientOf(turno), await patientOf(other)];
  for (const it of [turno, other, other]) await taken(it);
  await rows('UPDATE payments SET patient_id = $1 WHERE id = (SELECT max(id) FROM payments)', [survivor]);
  const id = await merge(survivor, merged);
  expect(await payers()).toEqual([survivor, survivor, survivor]);
  await taken(other);
  await undo(id);
  expect(await payers()).toEqual([survivor, merged, survivor, merged]);
});

test('accounts of reports read amounts of a till, not who paid for what', async () => {
  const { id, tillId } = await taken();
  await dataOf(reverse(id));
  const auditor = await adminWith('reports');
  const list = `query ($id: Int!) { it: payments(tillId: $id) { items { amount appointmentId patientName reversalReason } } }`;
  const read = (token: string) => dataOf(sendGraphQL(app, list, { id: tillId }, token));
  const name = 'Pedro Paciente';
  expect(await read(admin)).toEqual({
    it: {
      items: [
        { amount: 5000, appointmentId: turno, patientName: name, reversalReason: 'Se cobró dos veces' },
        { amount: 5000, appointmentId: turno, patientName: name, reversalReason: null },
      ],
    },
  });
  const concealed = { amount: 5000, appointmentId: null, patientName: null, reversalReason: null };
  expect(await read(auditor.token)).toEqual({ it: { items: [concealed, concealed] } });
});

test('a reversal that waits for an erasure copies no name, though the turno has passed to another patient', async () => {
  const { id } = await taken();
  await app.db.pool.query(
    "UPDATE appointments SET patient_name = 'Otra Persona', patient_email = 'otra@correo.example' WHERE id = $1",
    [turno],
  );
  const [reversed] = await behind(app, 'SELECT FROM patients FOR UPDATE', [() => reverse(id)], async () => {
    await app.db.pool.query("UPDATE payments SET patient_name = 'Datos borrados'");
  });
  expect(reversed!.data).toMatchObject({ it: { patientName: 'Datos borrados' } });
});

test('payments for turnos of an erased patient keep no name, and their reversals no reason', async () => {
  const before = await taken();
  await app.db.pool.query(
    "UPDATE patients SET state = 'erased' WHERE id = (SELECT patient_id FROM appointments WHERE id = $1)",
    [turno],
  );
  expect(await taken()).toMatchObject({ patientName: 'Datos borrados' });
  expect((await dataOf(reverse(before.id))).it).toMatchObject({ reversalReason: 'Datos borrados' });
});

const ASSIGN =
  'mutation ($id: ID!, $input: AssignRequestInput!) { it: assignRequest(id: $id, input: $input) { appointmentId } }';
const LINK = 'mutation ($id: ID!, $input: LinkRequestInput!) { linkRequest(id: $id, input: $input) { id } }';
const SET_STATUS =
  'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }';
const CORRECT =
  'mutation ($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { id } }';
const write = (query: string, variables: Record<string, unknown>) =>
  dataOf(sendGraphQL(app, query, variables, admin));

interface Place {
  professionalId: number;
  roomId: number;
}

async function assigned(id: string, place: Place, startTime: string): Promise<string> {
  const variables = { id, input: { ...place, startTime } };
  return (await dataOf(sendGraphQL<{ it: { appointmentId: string } }>(app, ASSIGN, variables, admin))).it.appointmentId;
}

/** Assigned to a request, with a copay of 8000, of which 5000 were paid. */
async function paidTurno(): Promise<{ place: Place; requestId: string; id: string }> {
  const specialtyId = await makeSpecialty(app.db);
  const { id: professionalId } = await makeProfessional(app.db, { specialtyId });
  const place = { professionalId, roomId: await makeRoom(app.db) };
  const requestId = await makeRequest(app.db, { specialtyId });
  const id = await assigned(requestId, place, '2026-06-30T10:00-03:00');
  await rows(
    `INSERT INTO appointment_coverages (appointment_id, insurer_id, insurer_name, outcome, copay, judged_for)
     SELECT $1, id, name, 'with_copay', 8000, '2026-06-30' FROM insurers WHERE name = 'OSDE'`,
    [id],
  );
  await taken(id);
  return { place, requestId, id };
}

async function shownPayments(id: string) {
  const query = 'query ($id: ID!) { it: appointment(id: $id) { paid due payments { patientName } } }';
  return (await dataOf(sendGraphQL<{ it: object }>(app, query, { id }, admin))).it;
}
const OWN = { paid: 5000, due: 3000, payments: [{ patientName: 'Rosa Pérez' }] };

test('payments count for their own turno again when the one given instead passes to another patient', async () => {
  const { place, requestId, id: missed } = await paidTurno();
  await write(SET_STATUS, { id: missed, status: 'no_show' });
  const given = await assigned(requestId, place, '2026-06-30T11:00-03:00');
  expect(await shownPayments(missed)).toEqual({ paid: 0, due: null, payments: [] });
  expect(await shownPayments(given)).toMatchObject({ paid: 5000 });
  const other = { patientName: 'Juan Gil', patientEmail: 'juan@correo.example' };
  await write(CORRECT, { id: given, input: other });
  expect(await shownPayments(given)).toMatchObject({ paid: 0, payments: [] });
  expect(await shownPayments(missed)).toEqual(OWN);
});

test('payments count for their own turno again when the undo of a merge parts it from the one given instead', async () => {
  const { place, requestId, id: missed } = await paidTurno();
  const { professionalId } = place;
  await write(SET_STATUS, { id: missed, status: 'no_show' });
  const other = await makeAppointment(app.db, {
    ...place,
    from: '2026-06-30T11:00-03:00',
    to: '2026-06-30T11:30-03:00',
    patientName: 'Rosa P. Gil',
    patientEmail: 'gil@correo.example',
  });
  const mergeId = await merge(await patientOf(other), await patientOf(missed));
  await write(LINK, { id: requestId, input: { professionalId, appointmentId: other } });
  expect(await shownPayments(other)).toMatchObject({ paid: 5000 });
  await undo(mergeId);
  expect(await shownPayments(other)).toMatchObject({ paid: 0, payments: [] });
  expect(await shownPayments(missed)).toEqual(OWN);
});

/** The patient of the turno waits for an earlier one. */
async function waiting(appointmentId: string): Promise<string> {
  await rows('UPDATE settings SET waiting_list_enabled = true');
  // Dates of today keep times that are freed later from being offered.
  return (await dataOf(waitForEarlier(app, { appointmentId, untilDate: '2026-06-01' }, admin))).entry.id;
}

const offered = (entryId: string, place: Place, startTime: string) =>
  offerByHand(app, entryId, { ...place, startTime }, admin);

async function accepted(offer: ReturnType<typeof offered>): Promise<string> {
  const { id } = (await dataOf(offer)).entry.offers.find(({ outcome }) => outcome === 'pending')!;
  await write('mutation ($id: ID!) { recordOfferAnswer(id: $id, accepted: true) { id } }', { id });
  const MADE = `SELECT s.filled_by_id AS id FROM waiting_list_offers AS o JOIN waiting_list_stretches AS s
    ON s.id = o.stretch_id WHERE o.id = $1`;
  return (await rows<{ id: string }>(MADE, [id]))[0]!.id;
}

async function lostRequests(): Promise<string[]> {
  const LOST = '{ appointmentRequests(lostAppointment: true) { items { id } } }';
  type Lost = { appointmentRequests: { items: { id: string }[] } };
  return (await dataOf(sendGraphQL<Lost>(app, LOST, {}, admin))).appointmentRequests.items.map(({ id }) => id);
}

test('assigning a request again takes no payment from the times that its patient accepted since', async () => {
  const { place, requestId, id: kept } = await paidTurno();
  const first = await accepted(offered(await waiting(kept), place, '2026-06-26T10:00-03:00'));
  const second = await accepted(offered(await waiting(first), place, '2026-06-25T10:00-03:00'));
  expect(await lostRequests()).not.toContain(requestId);
  const given = await assigned(requestId, place, '2026-06-30T11:00-03:00');
  const paidAndUnpaid = async () => [await shownPayments(second), await shownPayments(given)];
  const expected = [expect.objectContaining({ paid: 5000 }), expect.objectContaining({ paid: 0 })];
  expect(await paidAndUnpaid()).toEqual(expected);
  await write('mutation ($id: ID!) { reopenRequest(id: $id, status: pending) { id } }', { id: requestId });
  expect(await paidAndUnpaid()).toEqual(expected);
});

test('a request is listed as lost again once the accepted time is cancelled too, and passes the payment on', async () => {
  const { place, requestId, id: kept } = await paidTurno();
  const given = await accepted(offered(await waiting(kept), place, '2026-06-26T10:00-03:00'));
  await write(SET_STATUS, { id: given, status: 'cancelled' });
  expect(await lostRequests()).toContain(requestId);
  const last = await assigned(requestId, place, '2026-06-30T11:00-03:00');
  expect(await shownPayments(last)).toMatchObject({ paid: 5000 });
});

const isLive = (status: string) => status !== 'cancelled' && status !== 'no_show';

interface PaidTurno {
  id: string;
  patientName: string;
  isLive: boolean;
  /** Given instead. */
  next: PaidTurno | null;
}

interface PatientRequest {
  id: string;
  patientName: string;
  current: PaidTurno | null;
  replaced: PaidTurno | null;
}

test.each([1, 2])('each payment counts once, for the turno given last, in any order of changes: %#', async (seed) => {
  const random = new Random(seed);
  const roomId = await makeRoom(app.db, { name: 'Sala 2' });
  const specialtyId = await makeSpecialty(app.db, { name: `Clínica ${seed}` });
  const professionalId = (await makeProfessional(app.db, { specialtyId })).id;
  const requests: PatientRequest[] = [];
  for (const patientName of ['Rosa Pérez', 'Rosa Pérez', 'Juan Gil']) {
    const id = await makeRequest(app.db, { specialtyId, patientName });
    requests.push({ id, patientName, current: null, replaced: null });
  }
  const turnos: PaidTurno[] = [];
  const payments: { id: number; amount: number; turno: PaidTurno; isReversed: boolean }[] = [];
  let hours = 0;
  const freeTime = () => new Date(MONDAY_8AM.getTime() + ++hours * 3_600_000).toISOString();
  const tryTo = async <Data>(query: string, variables: object) =>
    (await sendGraphQL<Data>(app, query, { ...variables }, admin)).data ?? null;
  const setStatus = async (it: PaidTurno, status: string) => {
    const query = 'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }';
    if (await tryTo(query, { id: it.id, status })) it.isLive = isLive(status);
  };
  const steps: Record<string, (request: PatientRequest) => Promise<unknown>> = {
    async assign(request) {
      const given = await tryTo<{ it: { appointmentId: string } }>(
        'mutation ($id: ID!, $input: AssignRequestInput!) { it: assignRequest(id: $id, input: $input) { appointmentId } }',
        { id: request.id, input: { professionalId, roomId, startTime: freeTime() } },
      );
      if (!given) return;
      const { patientName } = request;
      const made: PaidTurno = { id: given.it.appointmentId, patientName, isLive: true, next: null };
      turnos.push(made);
      if (request.current) request.current.next = made;
      Object.assign(request, { current: made, replaced: request.current });
    },
    async link(request) {
      const other = random.pick(turnos);
      const input = { professionalId, appointmentId: other.id };
      const query = 'mutation ($id: ID!, $input: LinkRequestInput!) { linkRequest(id: $id, input: $input) { id } }';
      if (request.current === other || !(await tryTo(query, { id: request.id, input }))) return;
      if (request.current) {
        other.next = null;
        request.current.next = other;
      }
      Object.assign(request, { current: other, replaced: request.current });
    },
    async reopen(request) {
      const query = 'mutation ($id: ID!) { it: reopenRequest(id: $id, status: pending) { status } }';
      const { current, replaced } = request;
      if (!current || !(await tryTo(query, { id: request.id }))) return;
      const [found] = await rows<{ status: string }>('SELECT status FROM appointments WHERE id = $1', [current.id]);
      current.isLive = isLive(found!.status);
      if (replaced) replaced.next = null;
      Object.assign(request, { current: null, replaced: null });
    },
    /** As accepting an offer of the waiting list does. */
    async giveUp({ patientName }) {
      const live = turnos.filter((it) => it.isLive && it.patientName === patientName);
      if (live.length < 2) return;
      const of = random.pick(live);
      const to = random.pick(live.filter((it) => it !== of));
      await rows('UPDATE appointments SET replaced_by_id = NULL WHERE id = $1', [to.id]);
      await rows("UPDATE appointments SET status = 'cancelled', replaced_by_id = $2 WHERE id = $1", [of.id, to.id]);
      to.next = null;
      Object.assign(of, { isLive: false, next: to });
    },
    cancel: ({ current }) => setStatus(current ?? random.pick(turnos), random.pick(['cancelled', 'no_show'])),
    revive: () => setStatus(random.pick(turnos), random.pick(['pending', 'completed'])),
    move: () =>
      tryTo('mutation ($id: ID!, $to: DateTime!) { moveAppointment(id: $id, startTime: $to) { id } }', {
        id: random.pick(turnos).id,
        to: freeTime(),
      }),
    async pay() {
      const of = random.pick(turnos);
      const amount = random.integer(1, 1_000_000) / 100;
      payments.push({ id: (await taken(of.id, amount)).id, amount, turno: of, isReversed: false });
    },
    async reverse() {
      const payment = random.pick(payments);
      if (!payment.isReversed) await dataOf(reverse(payment.id));
      payment.isReversed = true;
    },
  };
  const countsFor = (it: PaidTurno): PaidTurno => (it.isLive || !it.next ? it : countsFor(it.next));
  const paidOf = ({ id }: PaidTurno) => {
    const counted = payments.filter(({ turno: paid, isReversed }) => !isReversed && countsFor(paid).id === id);
    return counted.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  };
  await steps['assign']!(requests[0]!);
  await steps['pay']!(requests[0]!);
  for (let step = 1; step <= 90; step++) {
    await steps[random.pick(Object.keys(steps))]!(random.pick(requests));
    if (step % 30 > 0) continue;
    const shown: number[] = [];
    for (const { id } of turnos) {
      const query = 'query ($id: ID!) { it: appointment(id: $id) { paid } }';
      shown.push((await dataOf(sendGraphQL<{ it: { paid: number } }>(app, query, { id }, admin))).it.paid);
    }
    expect(shown).toEqual(turnos.map(paidOf));
  }
  const total = payments.reduce((sum, { amount, isReversed }) => sum + (isReversed ? 0 : Math.round(amount * 100)), 0);
  const SUMS = '{ currentTill { sums { amount } } settlement(year: 2026, month: 6) { desk { amount } } }';
  expect(await dataOf(sendGraphQL(app, SUMS, {}, admin))).toEqual({
    currentTill: { sums: { amount: total / 100 } },
    settlement: { desk: [{ amount: total / 100 }] },
  });
});
