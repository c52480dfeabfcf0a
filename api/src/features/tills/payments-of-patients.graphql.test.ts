import { signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dailyTurnos } from '../../testing/harness/daily-turnos';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import { behind } from '../../testing/harness/lock-wait';
import { paymentCalls } from '../../testing/harness/payment-calls';
import { permissionCalls } from '../../testing/harness/permission-sets';

let app: TestApp;
let admin: string;
let bookNext: ReturnType<typeof dailyTurnos>;
let turno: string;
const { rows, patientOf, taken, reverse, merge, undo } = paymentCalls(
  () => app,
  () => admin,
);
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

const payers = async () =>
  (await rows<{ id: string }>('SELECT patient_id AS id FROM payments ORDER BY payments.id')).map(({ id }) => id);

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
  const { id, tillId } = await taken(turno);
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
  const { id } = await taken(turno);
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
  const before = await taken(turno);
  await app.db.pool.query(
    "UPDATE patients SET state = 'erased' WHERE id = (SELECT patient_id FROM appointments WHERE id = $1)",
    [turno],
  );
  expect(await taken(turno)).toMatchObject({ patientName: 'Datos borrados' });
  expect((await dataOf(reverse(before.id))).it).toMatchObject({ reversalReason: 'Datos borrados' });
});
