import { makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const SET = `mutation ($id: Int!, $ids: [Int!], $seen: Int) {
  updateRoom(id: $id, input: { specialtyIds: $ids }, expectedVersion: $seen) { specialtyIds version }
}`;

let app: TestApp;
let admin: string;
let heart: number;
let teeth: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
beforeEach(async () => {
  await emptyTables(app, 'specialties', 'rooms', 'audit_events');
  [teeth, heart] = [
    await makeSpecialty(app.db, { name: 'Odontología' }),
    await makeSpecialty(app.db, { name: 'Cardiología' }),
  ];
});
afterAll(() => app.close());

const set = (id: number, ids: readonly number[] | null, seen?: number) =>
  sendGraphQL<{ updateRoom: { specialtyIds: number[]; version: number } }>(app, SET, { id, ids, seen }, admin);
const changes = async () => (await audited()).at(-1)?.changes;
const deleted = (id: number) => sendGraphQL(app, 'mutation ($id: Int!) { deleteSpecialty(id: $id) }', { id }, admin);
const audited = async () =>
  (await app.db.pool.query<{ changes: object[] }>('SELECT changes FROM audit_events ORDER BY id')).rows;

describe('The specialties that a room serves', () => {
  test('are public, and audited by their names', async () => {
    const id = await makeRoom(app.db, { name: 'Gabinete', specialtyIds: [teeth] });
    expect(await dataOf(sendGraphQL(app, '{ rooms { specialtyIds } }'))).toEqual({
      rooms: [{ specialtyIds: [teeth] }],
    });
    expect((await dataOf(set(id, [heart, teeth]))).updateRoom).toEqual({ specialtyIds: [teeth, heart], version: 2 });
    expect(await changes()).toEqual([{ field: 'specialties', from: 'Odontología', to: 'Cardiología, Odontología' }]);
    expect((await dataOf(set(id, []))).updateRoom).toEqual({ specialtyIds: [], version: 3 });
    expect(await changes()).toEqual([{ field: 'specialties', from: 'Cardiología, Odontología', to: 'Todas' }]);
  });

  test('change with their version, and a retry changes nothing', async () => {
    const id = await makeRoom(app.db);
    await dataOf(set(id, [heart], 1));
    expect((await dataOf(set(id, [heart], 1))).updateRoom.version).toBe(2);
    const late = await set(id, [teeth], 1);
    expect(late.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { specialtyIds: [heart], version: 2 },
    });
    expect(await audited()).toHaveLength(1);
  });

  test('are rejected when unknown or null, and nothing changes', async () => {
    const id = await makeRoom(app.db, { specialtyIds: [teeth] });
    expect(await failureOf(set(id, [heart, 2 ** 30]))).toBe(
      'BAD_REQUEST specialtyIds: Una de las especialidades ya no existe. Revisá la lista',
    );
    expect(await failureOf(set(id, null))).toBe(
      'BAD_REQUEST specialtyIds: Indicá las especialidades de la sala; ninguna es una lista vacía',
    );
    expect(
      await failureOf(
        set(
          id,
          Array.from({ length: 101 }, (_, index) => index + 1),
        ),
      ),
    ).toBe('BAD_REQUEST specialtyIds: Una sala no puede nombrar más de 100 especialidades');
    expect((await dataOf(set(id, [teeth]))).updateRoom.version).toBe(1);
  });

  test('cannot be deleted while a room has them: without its only one it would serve all', async () => {
    const id = await makeRoom(app.db, { specialtyIds: [teeth] });
    expect(await failureOf(deleted(teeth))).toBe(
      'CONFLICT: La especialidad está entre las que atiende una sala. Quitala de esa sala antes de eliminarla, o desactivala',
    );
    const other = await makeRoom(app.db, { specialtyIds: [teeth] });
    expect(await failureOf(deleted(teeth))).toContain('2 salas. Quitala de esas salas');
    await dataOf(set(id, []));
    await dataOf(sendGraphQL(app, 'mutation ($id: Int!) { deleteRoom(id: $id) }', { id: other }, admin));
    expect(await dataOf(deleted(teeth))).toEqual({ deleteSpecialty: true });
  });

  test('never refer to one deleted at the same moment', async () => {
    const id = await makeRoom(app.db);
    const [named, gone] = await Promise.all([set(id, [teeth]), deleted(teeth)]);
    expect([named.errors === undefined, gone.errors === undefined].filter(Boolean)).toHaveLength(1);
  });
});
