import { signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dailyTurnos } from '../../testing/harness/daily-turnos';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import { behind } from '../../testing/harness/lock-wait';
import { permissionCalls } from '../../testing/harness/permission-sets';

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
const taken = async (appointmentId = turno) =>
  (
    await dataOf(
      sendGraphQL<{ it: Payment }>(
        app,
        'mutation ($input: TakePaymentInput!) { it: takePayment(input: $input) { id tillId patientName } }',
        { input: { appointmentId, amount: 5000, means: 'cash' } },
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
