import { makeKind, makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, bookingRows, clearClinic, NOTHING_BOOKED } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { inTheQueue } from '../../../testing/harness/occupancy-queue';
import { callRest } from '../../../testing/harness/rest';
import { firstSlotsOf, slotsOn } from '../../../testing/harness/slots';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let roomId: number;
/** Offered online, in this order, and what only staff book. */
let [control, firstVisit, report] = [0, 0, 0];

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db);
  pablo = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
  const of = { professionalId: laura.id };
  control = await makeKind(app.db, { ...of, name: 'Control', durationMinutes: 20, sortOrder: 1 });
  firstVisit = await makeKind(app.db, {
    ...of,
    name: 'Primera vez',
    durationMinutes: 45,
    price: '30000',
    sortOrder: 2,
  });
  report = await makeKind(app.db, { ...of, name: 'Informe', durationMinutes: 15, isOnline: false, sortOrder: 3 });
});

const at = (time: string) => ({ startTime: `2026-06-02T${time}:00-03:00` });
const ask = (input: object, token?: string) =>
  book(app, { professionalId: laura.id, roomId, ...input }, token === undefined ? {} : { token });
const kept = async () =>
  (
    await app.db.pool.query(
      `SELECT consultation_kind_id AS id, consultation_kind_name AS name, price, duration_minutes AS minutes
       FROM appointments ORDER BY starts_at`,
    )
  ).rows;
const switchOff = (id: number) =>
  sendGraphQL(
    app,
    'mutation ($whose: Int!, $id: Int!) { updateConsultationKind(professionalId: $whose, id: $id, input: { isActive: false }) { id } }',
    { whose: laura.id, id },
    admin,
  );

test('a turno is as long as its kind, and keeps name and price whatever becomes of the kind', async () => {
  await dataOf(ask({ ...at('09:45'), consultationKindId: firstVisit }));
  await dataOf(ask({ ...at('11:00'), consultationKindId: control }));
  await app.db.pool.query("UPDATE consultation_kinds SET name = 'Otra ' || id, price = 1, duration_minutes = 60");
  await app.db.pool.query('UPDATE professionals SET fee = 2');
  expect(await kept()).toEqual([
    { id: firstVisit, name: 'Primera vez', price: '30000.00', minutes: 45 },
    { id: control, name: 'Control', price: '20000.00', minutes: 20 },
  ]);
  const erased = await sendGraphQL(
    app,
    `mutation { deleteConsultationKind(professionalId: ${laura.id}, id: ${control}) }`,
    {},
    admin,
  );
  expect(erased.errors?.[0]?.message).toMatch(/^Hay turnos de este tipo de consulta\. Desactivalo/);
});

test('who names no kind gets the first that is offered online: its slots, its length, its price', async () => {
  const { body } = await callRest(app, `GET /public/professionals/${laura.id}/available-slots/2026/6`);
  expect((body as { availableSlots: { day: number; slots: string[] }[] }).availableSlots[1]?.slots.slice(0, 3)).toEqual(
    ['09:00', '09:20', '09:40'].map((time) => at(time).startTime),
  );
  await dataOf(ask(at('09:40')));
  await dataOf(ask({ ...at('10:00'), durationMinutes: 20 }));
  await dataOf(ask(at('10:20'), laura.token));
  expect(await kept()).toEqual(Array(3).fill({ id: control, name: 'Control', price: '20000.00', minutes: 20 }));
});

test('a patient gets no other length of a kind, nor one that is not offered to them', async () => {
  const patient = (await signedIn(app.db, 'user')).token;
  const others = await makeKind(app.db, { professionalId: pablo.id, name: 'Control', durationMinutes: 20 });
  await dataOf(switchOff(control));
  const refused: readonly (readonly [object, string])[] = [
    [
      { consultationKindId: firstVisit, durationMinutes: 30 },
      'BAD_REQUEST durationMinutes: Un turno de Primera vez dura 45 minutos',
    ],
    [
      { consultationKindId: report },
      'CONFLICT consultationKindId: Los turnos de Informe se piden en la clínica. Elegí otro tipo de consulta',
    ],
    [
      { consultationKindId: control },
      'CONFLICT consultationKindId: Control ya no se ofrece. Elegí otro tipo de consulta',
    ],
    [{ consultationKindId: others }, 'BAD_REQUEST consultationKindId: El profesional no tiene ese tipo de consulta'],
    [
      { consultationKindId: 2_147_483_647 },
      'BAD_REQUEST consultationKindId: El profesional no tiene ese tipo de consulta',
    ],
  ];
  for (const [input, failure] of refused) {
    expect(await failureOf(ask({ ...at('09:00'), ...input }, patient))).toBe(failure);
  }
  expect(await bookingRows(app)).toMatchObject({ ...NOTHING_BOOKED, audited: 1 });
});

test('staff book any active kind, of another length too, and turnos of none', async () => {
  await dataOf(ask({ ...at('09:00'), consultationKindId: report }, laura.token));
  await dataOf(ask({ ...at('10:00'), consultationKindId: firstVisit, durationMinutes: 60 }, laura.token));
  await dataOf(ask({ ...at('11:00'), durationMinutes: 25 }, laura.token));
  const body = { professional_id: laura.id, patient_name: 'Eva', patient_email: 'eva@ejemplo.example' };
  const { body: made } = await callRest(app, 'POST /admin/appointments', {
    token: admin,
    body: { ...body, start_time: '2026-06-02T12:00', consultation_kind_id: firstVisit },
  });
  expect(made).toMatchObject({ consultation_kind_name: 'Primera vez', price: 30000, duration_minutes: 45 });
  expect((await kept()).map(({ name, minutes }) => [name, minutes])).toEqual([
    ['Informe', 15],
    ['Primera vez', 60],
    [null, 25],
    ['Primera vez', 45],
  ]);
});

test('where all kinds are for staff alone nothing is on offer online, and the page says that the clinic has places', async () => {
  await dataOf(switchOff(control));
  await dataOf(switchOff(firstVisit));
  const patient = (await signedIn(app.db, 'user')).token;
  expect(await slotsOn(app, 2, { professionalId: laura.id }, patient)).toEqual([]);
  const { firstSlots } = await dataOf(firstSlotsOf(app, {}, patient));
  expect(firstSlots).toMatchObject([
    { startTimes: [] },
    { professionalId: pablo.id, startTimes: [expect.any(String)] },
  ]);
  const asked = `{ monthSlots(professionalId: ${laura.id}, year: 2026, month: 6) { withheld { day reason } } }`;
  const { monthSlots } = await dataOf(sendGraphQL<{ monthSlots: { withheld: object[] } }>(app, asked, {}, patient));
  expect(monthSlots.withheld).toContainEqual({ day: 2, reason: 'by_phone' });
  expect(await failureOf(ask(at('09:00'), patient))).toBe(
    'CONFLICT startTime: Los turnos con este profesional se piden en la clínica. Comunicate para reservar',
  );
  await dataOf(ask(at('09:00'), laura.token));
  await dataOf(switchOff(report));
  await dataOf(ask(at('10:00'), patient));
});

test('a kind that is switched off at the same moment is booked before that, or not at all', async () => {
  const [off, late] = await inTheQueue(app, { professionalIds: [laura.id] }, [
    () => switchOff(firstVisit),
    () => ask({ ...at('09:00'), consultationKindId: firstVisit }),
  ]);
  expect(off.errors).toBeUndefined();
  expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'consultationKindId' });
  expect(await kept()).toEqual([]);
});

test('all turnos of a series are of the kind that it was asked for', async () => {
  const turnos = ['2026-06-02', '2026-06-09'].map((date) => ({ startTime: `${date}T09:00-03:00`, roomId }));
  const patient = { patientName: 'Eva', patientEmail: 'eva@ejemplo.example' };
  const input = { professionalId: laura.id, ...patient, consultationKindId: firstVisit, everyWeeks: 1, turnos };
  await dataOf(
    sendGraphQL(
      app,
      'mutation ($input: BookSeriesInput!) { bookSeries(input: $input) { id } }',
      { input },
      laura.token,
    ),
  );
  expect((await kept()).map(({ name, minutes }) => [name, minutes])).toEqual([
    ['Primera vez', 45],
    ['Primera vez', 45],
  ]);
});
