import { Random } from '../../demo/make/random';
import { signedIn } from '../../testing/factories/people';
import { makeRequest } from '../../testing/factories/requests';
import { makeAppointment } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, type GraphQLAnswer } from '../../testing/harness/graphql';
import { ASSIGN, CORRECT, LINK, paymentCalls, REOPEN, SET_STATUS } from '../../testing/harness/payment-calls';

let app: TestApp;
let admin: string;
const { rows, patientOf, taken, reverse, merge, undo, send, write, ...desk } = paymentCalls(
  () => app,
  () => admin,
);
const { makeDesk, assigned, paidTurno, shownPayments, joinFor, waiting, offered, accepted, lostRequests } = desk;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await emptyTables(app, 'payments', 'tills', 'patients');
  await rows('UPDATE settings SET waiting_list_enabled = true');
  admin = (await signedIn(app.db, 'admin')).token;
});

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

test('assigning a request again takes no payment from the times that its patient accepted since', async () => {
  const { place, requestId, id: kept } = await paidTurno();
  const first = await accepted(offered(await waiting(kept), place, '2026-06-26T10:00-03:00'));
  const second = await accepted(offered(await waiting(first), place, '2026-06-25T10:00-03:00'));
  expect(await lostRequests()).not.toContain(requestId);
  const given = await assigned(requestId, place, '2026-06-30T11:00-03:00');
  const paidAndUnpaid = async () => [await shownPayments(second), await shownPayments(given)];
  const expected = [expect.objectContaining({ paid: 5000 }), expect.objectContaining({ paid: 0 })];
  expect(await paidAndUnpaid()).toEqual(expected);
  await write(REOPEN, { id: requestId });
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
  status: string;
  /** Given instead. */
  next: PaidTurno | null;
}

interface PatientRequest {
  id: string;
  current: PaidTurno | null;
  replaced: PaidTurno | null;
}

const PEOPLE = [
  { patientName: 'Rosa Pérez', patientEmail: 'rosa@ejemplo.example' },
  { patientName: 'Juan Gil', patientEmail: 'rosa@ejemplo.example' },
  { patientName: 'Rosa P. Gil', patientEmail: 'gil@correo.example' },
];

async function patientsOfTurnos(): Promise<Map<string, string>> {
  const found = await rows<{ id: string; patientId: string }>('SELECT id, patient_id AS "patientId" FROM appointments');
  return new Map(found.map(({ id, patientId }) => [id, patientId]));
}

function countsFor(it: PaidTurno, patients: ReadonlyMap<string, string>): PaidTurno {
  const isPassedOn = !isLive(it.status) && it.next !== null && patients.get(it.id) === patients.get(it.next.id);
  return isPassedOn ? countsFor(it.next!, patients) : it;
}

/** null: refused by a rule. */
async function tryTo<Data>(answer: Promise<GraphQLAnswer<Data>>): Promise<Data | null> {
  const { data, errors = [] } = await answer;
  for (const { extensions } of errors) expect(['BAD_REQUEST', 'CONFLICT']).toContain(extensions.code);
  return errors.length > 0 ? null : data;
}

test.each([1, 2])('each payment counts once, for the turno given last, in any order of changes: %#', async (seed) => {
  const random = new Random(seed);
  const { specialtyId, place } = await makeDesk();
  const requests: PatientRequest[] = [];
  for (const patient of [PEOPLE[0], PEOPLE[0], PEOPLE[1]]) {
    requests.push({ id: await makeRequest(app.db, { specialtyId, ...patient }), current: null, replaced: null });
  }
  const turnos: PaidTurno[] = [];
  const entries: { id: string; kept: PaidTurno }[] = [];
  const payments: { id: number; amount: number; turno: PaidTurno; isReversed: boolean }[] = [];
  const merges: string[] = [];
  let hours = 0;
  const freeTime = () => new Date(Date.UTC(2026, 6, 1) + ++hours * 3_600_000).toISOString();
  let offers = 0;
  const earlierTime = () => new Date(Date.parse('2026-06-27T13:00Z') - ++offers * 86_400_000).toISOString();
  let acceptedForLost = 0;
  let passedOn = 0;
  const added = (id: string) => {
    const made: PaidTurno = { id, status: 'pending', next: null };
    turnos.push(made);
    return made;
  };
  const passOn = async (former: PaidTurno, to: PaidTurno) => {
    const patients = await patientsOfTurnos();
    const last = countsFor(former, patients);
    const isTaken = last !== former && isLive(last.status);
    if (isTaken || patients.get(former.id) !== patients.get(to.id)) return;
    to.next = null;
    former.next = to;
  };
  const replaceCurrent = async (request: PatientRequest, to: PaidTurno) => {
    if (request.current) await passOn(request.current, to);
    Object.assign(request, { current: to, replaced: request.current });
  };
  const setStatus = async (it: PaidTurno, status: string) => {
    const isSet = (await tryTo(send(SET_STATUS, { id: it.id, status }))) !== null;
    if (isSet) it.status = status;
    return isSet;
  };
  /** Each returns whether it changed anything. */
  const steps: Record<string, (request: PatientRequest) => Promise<boolean>> = {
    async assign(request) {
      const variables = { id: request.id, input: { ...place, startTime: freeTime() } };
      const given = await tryTo(send<{ it: { appointmentId: string } }>(ASSIGN, variables));
      if (given) await replaceCurrent(request, added(given.it.appointmentId));
      return given !== null;
    },
    async link(request) {
      const other = random.pick(turnos);
      if (request.current === other) return false;
      const input = { professionalId: place.professionalId, appointmentId: other.id };
      const isLinked = (await tryTo(send(LINK, { id: request.id, input }))) !== null;
      if (isLinked) await replaceCurrent(request, other);
      return isLinked;
    },
    async reopen(request) {
      const { current, replaced } = request;
      if (!current || !(await tryTo(send(REOPEN, { id: request.id })))) return false;
      const [found] = await rows<{ status: string }>('SELECT status FROM appointments WHERE id = $1', [current.id]);
      current.status = found!.status;
      if (replaced?.next === current) replaced.next = null;
      Object.assign(request, { current: null, replaced: null });
      return true;
    },
    async wait() {
      const kept = random.pick(turnos);
      const joined = await tryTo(joinFor(kept.id));
      if (joined) entries.push({ id: joined.entry.id, kept });
      return joined !== null;
    },
    async accept() {
      const [entry] = entries.splice(random.integer(0, Math.max(0, entries.length - 1)), 1);
      if (!entry) return false;
      const { kept } = entry;
      const { status } = kept;
      const offer = offered(entry.id, place, earlierTime());
      if (!(await tryTo(offer))) return false;
      const made = added(await accepted(offer));
      if (status !== 'completed') await passOn(kept, made);
      if (status === 'pending') kept.status = 'cancelled';
      for (const other of entries) if (other.kept === kept) other.kept = made;
      if (!isLive(status)) acceptedForLost += 1;
      return true;
    },
    cancel: ({ current }) => setStatus(current ?? random.pick(turnos), random.pick(['cancelled', 'no_show'])),
    async cancelKept() {
      return entries.length > 0 && setStatus(random.pick(entries).kept, 'cancelled');
    },
    revive: () => setStatus(random.pick(turnos), random.pick(['pending', 'completed'])),
    async move() {
      const MOVE = 'mutation ($id: ID!, $to: DateTime!) { moveAppointment(id: $id, startTime: $to) { id } }';
      return (await tryTo(send(MOVE, { id: random.pick(turnos).id, to: freeTime() }))) !== null;
    },
    async correct() {
      return (await tryTo(send(CORRECT, { id: random.pick(turnos).id, input: random.pick(PEOPLE) }))) !== null;
    },
    async merge() {
      const patients = await patientsOfTurnos();
      const [survivor, merged] = [random.pick(turnos), random.pick(turnos)].map(({ id }) => patients.get(id)!);
      if (survivor === merged) return false;
      merges.push(await merge(survivor!, merged!));
      return true;
    },
    async undo() {
      const id = merges.pop();
      if (id !== undefined) await undo(id);
      return id !== undefined;
    },
    async pay() {
      const turnoPaid = random.pick(turnos);
      const amount = random.integer(1, 1_000_000) / 100;
      payments.push({ id: (await taken(turnoPaid.id, amount)).id, amount, turno: turnoPaid, isReversed: false });
      return true;
    },
    async reverse() {
      const payment = random.pick(payments);
      if (payment.isReversed) return false;
      await dataOf(reverse(payment.id));
      payment.isReversed = true;
      return true;
    },
  };
  const valid = () => payments.filter(({ isReversed }) => !isReversed);
  const sum = (some: { amount: number }[]) =>
    some.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
  const succeeded = new Map(Object.keys(steps).map((name) => [name, 0]));
  await steps['assign']!(requests[0]!);
  await steps['pay']!(requests[0]!);
  for (let step = 1; step <= 200; step++) {
    const name = random.pick(Object.keys(steps));
    if (await steps[name]!(random.pick(requests))) succeeded.set(name, succeeded.get(name)! + 1);
    if (step % 40 > 0) continue;
    const patients = await patientsOfTurnos();
    passedOn += valid().filter(({ turno: paid }) => countsFor(paid, patients) !== paid).length;
    const shown: number[] = [];
    for (const { id } of turnos) {
      const query = 'query ($id: ID!) { it: appointment(id: $id) { paid } }';
      shown.push((await dataOf(send<{ it: { paid: number } }>(query, { id }))).it.paid);
    }
    const expected = turnos.map((it) => sum(valid().filter(({ turno: paid }) => countsFor(paid, patients) === it)));
    expect(shown).toEqual(expected);
  }
  expect([...succeeded].filter(([, count]) => count === 0)).toEqual([]);
  expect(Math.min(passedOn, acceptedForLost)).toBeGreaterThan(0);
  const total = sum(valid());
  const SUMS = '{ currentTill { sums { amount } } settlement(year: 2026, month: 6) { desk { amount } } }';
  expect(await dataOf(send(SUMS, {}))).toEqual({
    currentTill: { sums: { amount: total } },
    settlement: { desk: [{ amount: total }] },
  });
});
