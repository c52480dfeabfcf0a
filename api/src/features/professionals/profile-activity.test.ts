import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import { callRest } from '../../testing/harness/rest';

let app: TestApp;
let admin: { token: string };
let laura: { id: number; userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'specialties', 'activity_log');
  admin = await signedIn(app.db, 'admin');
  laura = await makeProfessional(app.db, { name: 'Laura Gómez', email: 'laura@ejemplo.example' });
});
afterAll(() => app.close());

const done = (mutation: string, token: string) => dataOf(sendGraphQL(app, `mutation { ${mutation} }`, {}, token));
const logs = async () =>
  (await callRest(app, 'GET /admin/activity-logs', { token: admin.token })).body as { logs: object[] };

describe('The activity report of a professional with changed data', () => {
  const summaries = async () =>
    (await logs()).logs.map((entry) => (entry as { changes_summary: string }).changes_summary);
  const profile = (input: string, token = laura.token) => done(`updateProfile(input: ${input}) { id }`, token);

  test('names changed account fields of their own, without values', async () => {
    await profile('{ phone: "11 5555-1234" }');
    await profile('{ name: "Laura G.", phone: "11 5555-4321", address: "Calle 1" }');
    expect(await summaries()).toEqual([
      'Datos actualizados: nombre, teléfono y dirección',
      'Datos actualizados: teléfono',
    ]);
    expect((await logs()).logs[0]).toMatchObject({ action: 'profile_updated', professional: { name: 'Laura G.' } });
  });

  test('leaves out private and unchanged data, and patients', async () => {
    await profile('{ dateOfBirth: "1980-02-03", emergencyContact: { name: "Eva" } }');
    await profile('{ name: "Laura Gómez" }');
    await profile('{ name: "Otra" }', (await signedIn(app.db, 'user')).token);
    expect(await summaries()).toEqual([]);
  });

  test("has an administrator's changes in the lists of professionals and users", async () => {
    const specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
    const input = `{ phone: "11 1", email: "lg@ejemplo.example", bio: "Nueva", specialtyId: ${specialtyId} }`;
    await done(`updateProfessional(id: ${laura.id}, input: ${input}) { id }`, admin.token);
    await done(`updateUser(id: ${laura.userId}, input: { name: "Laura G." }) { id }`, admin.token);
    await done(`updateProfessional(id: ${laura.id}, input: { sortOrder: 7 }) { id }`, admin.token);
    expect(await summaries()).toEqual([
      'Datos actualizados: nombre',
      'Datos actualizados: correo electrónico y teléfono; especialidad: ninguna → Cardiología; presentación: «Atiende adultos.» → «Nueva»',
    ]);
  });
});
