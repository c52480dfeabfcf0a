import { makeRoom } from '../../testing/factories/rooms';
import { signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const CREATE = 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }';

interface RoomData {
  id: number;
  name: string;
  hourlyRate: number;
  version: number;
}

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
beforeEach(async () => {
  await emptyTables(app, 'rooms', 'audit_events', 'idempotency_keys');
});
afterAll(() => app.close());

const create = (input: object) => sendGraphQL<{ createRoom: RoomData }>(app, CREATE, { input }, admin);
const audited = async () => (await app.db.pool.query('SELECT action, fields FROM audit_events ORDER BY id')).rows;

describe('The version of a room', () => {
  const CHANGE = `mutation ($id: Int!, $input: UpdateRoomInput!, $seen: Int) {
    updateRoom(id: $id, input: $input, expectedVersion: $seen) { ...Seen }
  }
  fragment Seen on Room { id name price: hourlyRate viewerCan { update } }`;
  const STALE = 'CONFLICT: Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar';

  const change = (id: number, input: object, seen?: number | null) =>
    sendGraphQL<{ updateRoom: RoomData }>(app, CHANGE, { id, input, seen }, admin);
  const current = async () =>
    (await dataOf(sendGraphQL<{ allRooms: RoomData[] }>(app, '{ allRooms { name hourlyRate version } }', {}, admin)))
      .allRooms;

  test('starts at 1 and goes up with every change, and only then', async () => {
    const {
      createRoom: { id },
    } = await dataOf(create({ name: 'Una' }));
    expect(await current()).toMatchObject([{ version: 1 }]);
    expect(
      await dataOf(
        sendGraphQL(app, `mutation { updateRoom(id: ${id}, input: { name: "Dos" }) { version } }`, {}, admin),
      ),
    ).toEqual({
      updateRoom: { version: 2 },
    });
    await dataOf(change(id, { name: 'Dos', hourlyRate: 0 }));
    expect(await current()).toMatchObject([{ version: 2 }]);
  });

  test('refuses to overwrite a concurrent change, and returns the current room', async () => {
    const id = await makeRoom(app.db, { name: 'Una' });
    await dataOf(change(id, { name: 'De la primera' }, 1));
    const second = await change(id, { name: 'De la segunda', hourlyRate: 1 }, 1);
    expect(await failureOf(Promise.resolve(second))).toBe(STALE);
    expect(second.errors?.[0]?.extensions.current).toEqual({
      id,
      name: 'De la primera',
      price: 4500,
      viewerCan: { update: true },
      version: 2,
    });
    expect(await current()).toEqual([{ name: 'De la primera', hourlyRate: 4500, version: 2 }]);
    expect(await audited()).toHaveLength(1);
    await dataOf(change(id, { name: 'De la segunda' }, 2));
    expect(await current()).toMatchObject([{ name: 'De la segunda', version: 3 }]);
  });

  test('is optional', async () => {
    const id = await makeRoom(app.db);
    for (const [name, seen] of [
      ['A', undefined],
      ['B', null],
    ] as const)
      await dataOf(change(id, { name }, seen));
    expect(await current()).toMatchObject([{ name: 'B', version: 3 }]);
  });

  test('accepts one of several concurrent changes', async () => {
    const id = await makeRoom(app.db);
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => change(id, { name }, 1)));
    const [done, ...others] = answers.flatMap(({ data }) => (data ? [data.updateRoom.name] : []));
    expect(others).toEqual([]);
    expect(await current()).toMatchObject([{ name: done, version: 2 }]);
    for (const { errors } of answers) {
      if (errors)
        expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { name: done, version: 2 } });
    }
  });

  test('accepts a retry after a lost response', async () => {
    const id = await makeRoom(app.db);
    await dataOf(change(id, { name: 'Nueva' }, 1));
    expect((await dataOf(change(id, { name: 'Nueva' }, 1))).updateRoom.name).toBe('Nueva');
    expect(await audited()).toHaveLength(1);
  });
});
