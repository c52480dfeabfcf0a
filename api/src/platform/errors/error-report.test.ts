import { makeUser, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { book } from '../../testing/harness/booking';
import { makeProfessional } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { sendGraphQL } from '../../testing/harness/graphql';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = (await signedIn(app.db, 'admin')).token;
  await makeUser(app.db);
  await app.db.pool.query(`ALTER TABLE rooms ADD CONSTRAINT rooms_test CHECK (name <> 'Sala reservada')`);
});
afterAll(() => app.close());

const CREATE = 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }';
const lines = () =>
  app
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const lineOf = (requestId: unknown, msg: string) =>
  lines().filter((line) => line['requestId'] === requestId && line['msg'] === msg);
const last = (msg: string) => lines().findLast((line) => line['msg'] === msg);

describe('a database refusal', () => {
  test('is logged with request, code and constraint, over GraphQL', async () => {
    const { status, errors } = await sendGraphQL(app, CREATE, { input: { name: 'Sala reservada' } }, token);
    expect([status, errors?.[0]?.extensions.code]).toEqual([200, 'BAD_REQUEST']);
    const { requestId } = last('graphql')!;
    expect(lineOf(requestId, 'refused by the database')).toEqual([
      expect.objectContaining({ level: 40, state: '23514', constraint: 'rooms_test' }),
    ]);
    expect(app.logged()).not.toContain('Sala reservada');
  });

  test('and over REST', async () => {
    const response = await fetch(`${app.url}/api/admin/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: 'Sala reservada' }),
    });
    await response.text();
    expect(response.status).toBe(400);
    expect(last('refused by the database')).toMatchObject({
      state: '23514',
      constraint: 'rooms_test',
      requestId: expect.any(String) as string,
    });
  });

  test('is not logged for a taken time', async () => {
    const [professional, roomId] = [await makeProfessional(app.db), await makeRoom(app.db)];
    const before = lines().filter(({ msg }) => msg === 'refused by the database').length;
    await Promise.all(Array.from({ length: 5 }, () => book(app, { professionalId: professional.id, roomId })));
    await sendGraphQL(app, CREATE, { input: { name: 'Doble' } }, token);
    await sendGraphQL(app, CREATE, { input: { name: 'Doble' } }, token);
    expect(lines().filter(({ msg }) => msg === 'refused by the database')).toHaveLength(before);
  });
});

test('a bug of ours is logged with its request, in both protocols', async () => {
  await app.db.pool.query('ALTER TABLE rooms RENAME COLUMN description TO gone');
  const { errors } = await sendGraphQL(app, '{ allRooms { id description } }', {}, token);
  expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
  const { requestId } = last('graphql')!;
  expect(lineOf(requestId, 'unexpected error')).toHaveLength(1);

  const response = await fetch(`${app.url}/api/admin/rooms`, { headers: { authorization: `Bearer ${token}` } });
  await response.text();
  expect(response.status).toBe(500);
  expect(last('unexpected error')).toMatchObject({ requestId: expect.any(String) as string });
  expect(last('unexpected error')?.['requestId']).not.toBe(requestId);
});
