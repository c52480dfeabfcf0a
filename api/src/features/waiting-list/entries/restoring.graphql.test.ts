import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { join } from '../../../testing/harness/waiting-list';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('Staff restore neither the entry of a deleted account nor one for a professional who left', async () => {
  const admin = (await signedIn(app.db, 'admin')).token;
  const ana = await signedIn(app.db, 'user');
  const { id: professionalId } = await makeProfessional(app.db);
  const send = (text: string, variables: Record<string, unknown>) => sendGraphQL(app, text, variables, admin);
  const restore = (id: string) => send('mutation ($id: ID!) { restoreWaitingListEntry(id: $id) { status } }', { id });
  const { entry: own } = await dataOf(join(app, { professionalId }, ana.token));
  const { entry: removed } = await dataOf(join(app, { professionalId, name: 'Eva' }, admin));

  await dataOf(send('mutation ($id: Int!) { deleteUser(id: $id) }', { id: ana.userId }));
  expect(await failureOf(restore(own.id))).toBe('CONFLICT: Ese lugar en la lista de espera ya terminó');

  const REMOVE = 'mutation ($id: ID!) { removeWaitingListEntry(id: $id, input: { reason: "No contesta" }) { id } }';
  await dataOf(send(REMOVE, { id: removed.id }));
  await app.db.pool.query("UPDATE professionals SET user_id = NULL, former_name = 'L' WHERE id = $1", [professionalId]);
  expect(await failureOf(restore(removed.id))).toBe('NOT_FOUND: El profesional no existe');
});
