import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { behind, whileHeld } from '../../testing/harness/lock-wait';
import { eventsAfter } from '../../testing/harness/published-events';
import { callRest } from '../../testing/harness/rest';

interface Payment {
  id: number;
  tillId: number;
  reversesId: number | null;
  reversedById: number | null;
  amount: number;
}
interface Till {
  id: number;
  openingCash: number | null;
  closedAt: string | null;
  sums: {
    payments: number;
    amount: number;
    withdrawals: number;
    withdrawn: number;
    byMeans: { means: string; expected: number; difference: number | null }[];
    byProfessional: { professionalName: string | null; amount: number }[];
  };
}

const PAYMENT = `id tillId reversesId reversedById amount means patientName professionalName concept reversalReason takenByName takenAt
  voucher { amount number }`;
const TILL = `id openingCash closedAt openedByName closedByName note sums { payments amount withdrawals withdrawn
  byMeans { means expected difference } byProfessional { professionalName amount } }`;
const TAKE = `mutation ($input: TakePaymentInput!, $key: String) { it: takePayment(input: $input, idempotencyKey: $key) { ${PAYMENT} } }`;
const REVERSE = `mutation ($id: Int!, $reason: String!, $key: String) {
  it: reversePayment(id: $id, reason: $reason, idempotencyKey: $key) { ${PAYMENT} } }`;
const OPEN = `mutation ($cash: Money!, $key: String) { it: openTill(openingCash: $cash, idempotencyKey: $key) { ${TILL} } }`;
const CLOSE = `mutation ($id: Int!, $input: CloseTillInput!) { it: closeTill(id: $id, input: $input) { ${TILL} } }`;
const VOUCHER =
  'mutation ($id: Int!, $url: String) { it: setPaymentVoucher(id: $id, url: $url) { voucher { amount } } }';

let app: TestApp;
let desk: string;
let laura: { id: number; token: string };
let turno: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'payments', 'tills', 'audit_events');
  const { rows } = await app.db.pool.query<{ id: number }>("SELECT id FROM permission_sets WHERE built_in = 'desk'");
  const account = await signedIn(app.db, 'admin');
  await app.db.pool.query('UPDATE users SET permission_set_id = $1 WHERE id = $2', [rows[0]!.id, account.userId]);
  desk = account.token;
  laura = await makeProfessional(app.db);
  turno = await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: await makeRoom(app.db),
    from: '2026-06-01T09:00:00-03:00',
    to: '2026-06-01T09:30:00-03:00',
  });
});

const take = (input: object = {}, key?: string, token = desk) =>
  sendGraphQL<{ it: Payment }>(
    app,
    TAKE,
    { input: { appointmentId: turno, amount: 5000, means: 'cash', ...input }, key },
    token,
  );
const taken = async (input?: object, key?: string) => (await dataOf(take(input, key))).it;
const reverse = (id: number, key?: string) =>
  sendGraphQL<{ it: Payment }>(app, REVERSE, { id, reason: 'Se cobró dos veces', key }, desk);
const open = (cash: number, key?: string) => sendGraphQL<{ it: Till }>(app, OPEN, { cash, key }, desk);
const close = (id: number, input: object = {}) =>
  sendGraphQL<{ it: Till }>(app, CLOSE, { id, input: { countedCash: 25_000, openingCash: 20_000, ...input } }, desk);
const current = async () =>
  (await dataOf(sendGraphQL<{ it: Till | null }>(app, `{ it: currentTill { ${TILL} } }`, {}, desk))).it;
type Paid = { paid: number | null; payments: { amount: number }[] | null; due?: number | null };
const ofTurno = async (token: string, more = '') => {
  const query = `query ($id: ID!) { it: appointment(id: $id) { paid payments { amount } ${more} } }`;
  return (await dataOf(sendGraphQL<{ it: Paid }>(app, query, { id: turno }, token))).it;
};

test('the first payment opens the till, and its closing says what is missing', async () => {
  expect(await current()).toBeNull();
  const first = await taken();
  expect(first).toMatchObject({
    amount: 5000,
    patientName: expect.any(String),
    professionalName: 'Laura Médica',
    takenAt: '2026-06-01T08:00:00-03:00',
  });
  expect(await ofTurno(desk)).toEqual({ paid: 5000, payments: [{ amount: 5000 }] });
  expect(await failureOf(close(first.tillId, { openingCash: null }))).toBe(
    'BAD_REQUEST openingCash: Indicá con cuánto efectivo se abrió la caja',
  );
  expect((await dataOf(open(20_000.5))).it).toMatchObject({ id: first.tillId, openingCash: 20_000.5 });
  expect(await failureOf(open(1))).toBe('CONFLICT: La caja ya está abierta desde el 01-06-2026 08:00');
  await taken({ means: 'card', amount: 1200.25 });
  await taken({ appointmentId: null, concept: 'Certificado', amount: 300 });
  expect(await failureOf(close(first.tillId))).toMatch(/^CONFLICT openingCash: Otra persona ya indicó/);
  const counted = { openingCash: null, countedCash: 25_000, countedCard: 1200.25, seenPayments: 3 };
  const closed = (await dataOf(close(first.tillId, counted))).it;
  expect(closed.sums).toEqual({
    payments: 3,
    amount: 6500.25,
    withdrawals: 0,
    withdrawn: 0,
    byMeans: [
      { means: 'cash', expected: 25_300.5, difference: -300.5 },
      { means: 'transfer', expected: 0, difference: null },
      { means: 'card', expected: 1200.25, difference: 0 },
      { means: 'qr', expected: 0, difference: null },
    ],
    byProfessional: [
      { professionalName: 'Laura Médica', amount: 6200.25 },
      { professionalName: null, amount: 300 },
    ],
  });
  const { rows } = await app.db.pool.query<{ changes: { field: string; to: string }[] }>(
    "SELECT changes FROM audit_events WHERE entity = 'till' ORDER BY id DESC LIMIT 1",
  );
  expect(rows[0]!.changes).toContainEqual({ field: 'difference', from: null, to: '-$ 300,50' });
  expect((await taken()).tillId).not.toBe(first.tillId);
});

test('a repeated press pays once, and a reversal gives back once', async () => {
  const [one, two] = await Promise.all([taken({}, 'press-12345'), taken({}, 'press-12345')]);
  expect(one).toEqual(two);
  const reversed = (await dataOf(reverse(one.id, 'undo-123456'))).it;
  expect(reversed).toMatchObject({ reversesId: one.id, amount: 5000 });
  expect((await dataOf(reverse(one.id, 'undo-123456'))).it.id).toBe(reversed.id);
  expect(await failureOf(reverse(one.id))).toBe('CONFLICT: Este cobro ya está anulado');
  const { events } = await eventsAfter(app, (await signedIn(app.db, 'admin')).token);
  expect(events.slice(-2).map(({ type, data }) => [type, data['payment']])).toEqual([
    ['payment.taken', expect.objectContaining({ id: one.id, appointment_id: turno, amount: 5000, reverses_id: null })],
    ['payment.reversed', expect.objectContaining({ id: reversed.id, means: 'cash', reverses_id: one.id })],
  ]);
  expect(await failureOf(reverse(reversed.id))).toBe('CONFLICT: Una anulación no se anula. Cobrá de nuevo');
  expect(await ofTurno(desk)).toEqual({ paid: 0, payments: [{ amount: 5000 }, { amount: 5000 }] });
  const again = await taken();
  const answers = await Promise.all([reverse(again.id), reverse(again.id)]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  await expect(app.db.pool.query('UPDATE payments SET amount = 1')).rejects.toThrow('never changed');
  await expect(app.db.pool.query('DELETE FROM payments')).rejects.toThrow('never changed');
});

test('cash taken out is missing from the drawer until it returns', async () => {
  const withdraw = (amount: number, reason: string, key?: string) =>
    sendGraphQL<{ it: Payment }>(
      app,
      `mutation ($amount: Money!, $reason: String!, $key: String) {
         it: withdrawCash(amount: $amount, reason: $reason, idempotencyKey: $key) { ${PAYMENT} } }`,
      { amount, reason, key },
      desk,
    );
  const closed = 'CONFLICT: La caja está cerrada. Abrila antes de retirar efectivo';
  expect(await failureOf(withdraw(1, 'Banco'))).toBe(closed);
  const { id: tillId } = (await dataOf(open(20_000))).it;
  expect(await failureOf(withdraw(0, 'Banco'))).toBe('BAD_REQUEST amount: El importe debe ser mayor que cero');
  expect(await failureOf(withdraw(1, ' '))).toBe('BAD_REQUEST reason: Indicá para qué se retira');
  await taken();
  const [one, two] = await Promise.all(
    ['press-12345', 'press-12345'].map((key) => dataOf(withdraw(9000.5, 'Banco', key))),
  );
  expect(one).toEqual(two);
  const voucher = sendGraphQL(app, VOUCHER, { id: one!.it.id, url: null }, desk);
  expect(await failureOf(voucher)).toBe('CONFLICT: Un retiro no lleva comprobante');
  const sums = async () => (await current())!.sums;
  const professionals = [{ professionalName: 'Laura Médica', amount: 5000 }];
  expect(await sums()).toMatchObject({ payments: 2, amount: 5000, withdrawn: 9000.5, byProfessional: professionals });
  expect((await sums()).byMeans[0]).toMatchObject({ means: 'cash', expected: 15_999.5 });
  expect((await dataOf(reverse(one!.it.id))).it).toMatchObject({ amount: 9000.5, concept: 'Banco' });
  expect(await failureOf(reverse(one!.it.id))).toBe('CONFLICT: Este retiro ya está anulado');
  expect(await sums()).toMatchObject({ payments: 3, amount: 5000, withdrawals: 2, withdrawn: 0 });
  const withdrawals = ['Banco', 'Bolsillo'].map((reason) => () => withdraw(24_000, reason));
  const emptied = await whileHeld(app, 'tills', withdrawals);
  expect(emptied.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])).toEqual([
    expect.stringMatching(/^En el cajón tiene que haber \$\s1\.000: no se puede retirar más$/),
  ]);
  expect(await failureOf(withdraw(1000.01, 'Banco'))).toMatch(/^BAD_REQUEST amount: /);
  const [refused, late] = await whileHeld<{ errors?: { message: string }[] }>(app, 'tills', [
    () => close(tillId, { countedCash: 1000, openingCash: null, seenPayments: 4 }),
    () => withdraw(500, 'Banco'),
  ]);
  expect([refused!.errors, late!.errors?.[0]?.message]).toEqual([undefined, closed.replace('CONFLICT: ', '')]);
  await taken();
  await dataOf(withdraw(3000, 'Banco'));
  const refusal = await failureOf(withdraw(2500, 'Banco'));
  expect(refusal).toMatch(/^BAD_REQUEST amount: Según lo cobrado y retirado quedan \$\s2\.000 en efectivo\. Para/);
});

test('a closing waits for a payment and refuses what it has not shown; a payment that waits opens the next till', async () => {
  const { tillId } = await taken();
  const [refused] = await behind(
    app,
    'SELECT FROM tills FOR SHARE',
    [() => close(tillId, { seenPayments: 1 })],
    async () => void (await taken()),
  );
  expect(refused!.errors?.[0]?.message).toBe(
    'Mientras contabas hubo un movimiento más. Revisá los totales antes de cerrar',
  );
  const [closed, late] = await whileHeld<{ data?: { it: { id: number; tillId?: number } } | null }>(app, 'tills', [
    () => close(tillId, { seenPayments: 2 }),
    () => take(),
  ]);
  expect(closed!.data?.it).toMatchObject({ id: tillId, sums: { payments: 2 } });
  expect(late!.data!.it.tillId).toBeGreaterThan(tillId);
});

test('of two closings one wins, and of many first payments one opens the till', async () => {
  const payments = await Promise.all(Array.from({ length: 6 }, () => taken()));
  const ids = new Set(payments.map(({ tillId }) => tillId));
  expect(ids.size).toBe(1);
  const [tillId] = ids;
  const answers = await whileHeld(app, 'tills', [() => close(tillId!), () => close(tillId!)]);
  expect(answers.map(({ errors }) => errors?.[0]?.message ?? 'closed')).toEqual([
    'closed',
    expect.stringMatching(/ya cerró esta caja el 01-06-2026 08:00$/),
  ]);
  expect(
    (await dataOf(sendGraphQL<{ it: { items: Till[] } }>(app, '{ it: tills { items { id } } }', {}, desk))).it.items,
  ).toHaveLength(1);
});

test.each([
  ['an amount of zero', { amount: 0 }, 'BAD_REQUEST amount: El importe debe ser mayor que cero'],
  ['an unknown turno', { appointmentId: '6b0c9f6e-2f0f-4c57-9f0a-2f4d3c1b0a99' }, 'NOT_FOUND: El turno no existe'],
  ['neither turno nor concept', { appointmentId: null, concept: ' ' }, 'BAD_REQUEST concept: Indicá qué se cobra'],
  ['both', { concept: 'Copia' }, 'BAD_REQUEST concept: Un cobro es de un turno o de otro concepto, no de los dos'],
  [
    'another QR',
    { voucherUrl: 'https://ejemplo.example' },
    'BAD_REQUEST voucherUrl: No es el QR de un comprobante de ARCA. Escanealo de nuevo o dejalo vacío',
  ],
])('a payment with %s is refused and opens no till', async (_what, input, refusal) => {
  expect(await failureOf(take(input))).toBe(refusal);
  expect(await current()).toBeNull();
});

test('a cancelled turno keeps its payments; professionals read their own, patients none', async () => {
  const other = await makeProfessional(app.db);
  const patient = await signedIn(app.db, 'user');
  await app.db.pool.query('UPDATE appointments SET patient_user_id = $1 WHERE id = $2', [patient.userId, turno]);
  await app.db.pool.query(
    `INSERT INTO appointment_coverages (appointment_id, insurer_id, insurer_name, outcome, copay, judged_for)
     SELECT $1, id, name, 'with_copay', 8000, '2026-06-01' FROM insurers WHERE kind <> 'private_pay' LIMIT 1`,
    [turno],
  );
  expect((await ofTurno(laura.token, 'due')).due).toBe(8000);
  await taken();
  await app.db.pool.query("UPDATE appointments SET status = 'cancelled' WHERE id = $1", [turno]);
  expect(await ofTurno(laura.token, 'due')).toMatchObject({ paid: 5000, due: null });
  for (const { token } of [other, patient]) expect(await ofTurno(token)).toEqual({ paid: null, payments: null });
  expect(await failureOf(take({}, undefined, laura.token))).toBe('FORBIDDEN: Sin permisos para realizar esta acción');
});

test('a program takes payments, with the voucher of ARCA, and closes the till by REST', async () => {
  const asDesk = (line: string, body?: object) => callRest(app, line, { token: desk, ...(body && { body }) });
  const facts = {
    fecha: '2026-06-01',
    cuit: 30_500_000_001,
    ptoVta: 3,
    tipoCmp: 6,
    nroCmp: 9,
    importe: 4000,
    codAut: 75_123_456_789_012,
  };
  const voucher_url = `https://www.arca.gob.ar/fe/qr/?p=${Buffer.from(JSON.stringify(facts)).toString('base64')}`;
  const { body: payment } = await asDesk('POST /admin/payments', {
    appointment_id: turno,
    amount: 5000,
    means: 'qr',
    voucher_url,
  });
  expect(payment).toMatchObject({ amount: 5000, voucher: { amount: 4000, number: 9 } });
  const { id, till_id } = payment as { id: number; till_id: number };
  const without = await dataOf(sendGraphQL<{ it: unknown }>(app, VOUCHER, { id, url: null }, desk));
  expect(without.it).toEqual({ voucher: null });
  expect((await asDesk(`PUT /admin/payments/${id}/voucher`, { url: voucher_url })).body).toMatchObject({ voucher_url });
  expect((await asDesk(`GET /admin/tills/${till_id}/payments`)).body).toMatchObject({
    payments: [{ id }],
    pagination: { total: 1 },
  });
  await asDesk(`POST /admin/payments/${id}/reversal`, { reason: 'Por error' });
  await asDesk('POST /admin/tills', { opening_cash: 0 });
  expect((await asDesk('GET /admin/tills/current')).body).toMatchObject({ id: till_id, sums: { amount: 0 } });
  expect((await asDesk(`PUT /admin/tills/${till_id}/closing`, { counted_cash: 0 })).body).toMatchObject({
    closed_at: '2026-06-01T08:00:00-03:00',
  });
  expect((await asDesk('GET /admin/tills/current')).status).toBe(200);
});
