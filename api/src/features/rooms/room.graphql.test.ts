import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { makeProfessional, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const LIST = '{ rooms { name } }';
const LIST_ALL = '{ allRooms { name isActive sortOrder hourlyRate } }';
const CREATE = `mutation ($input: CreateRoomInput!, $key: String) {
  createRoom(input: $input, idempotencyKey: $key) { id name description isActive sortOrder hourlyRate }
}`;
const UPDATE = `mutation ($id: Int!, $input: UpdateRoomInput!) {
  updateRoom(id: $id, input: $input) { id name description isActive sortOrder hourlyRate }
}`;
const DELETE = 'mutation ($id: Int!) { deleteRoom(id: $id) }';

interface RoomData {
  id: number;
  name: string;
  description: string;
  isActive: boolean;
  sortOrder: number;
  hourlyRate: number;
  version: number;
}

let app: TestApp;
let admin: string;
let patient: string;
let professional: { id: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = (await signedIn(app.db, 'user')).token;
  professional = await makeProfessional(app.db);
});
beforeEach(async () => {
  await emptyTables(app, 'rooms', 'audit_events', 'idempotency_keys');
});
afterAll(() => app.close());

const create = (input: object, { key, token = admin }: { key?: string; token?: string } = {}) =>
  sendGraphQL<{ createRoom: RoomData }>(app, CREATE, { input, key }, token);
const update = (id: number, input: object, token = admin) =>
  sendGraphQL<{ updateRoom: RoomData }>(app, UPDATE, { id, input }, token);
const remove = (id: number, token: string | undefined = admin) =>
  sendGraphQL<{ deleteRoom: boolean }>(app, DELETE, { id }, token);
const namesOf = async () =>
  (await dataOf(sendGraphQL<{ allRooms: RoomData[] }>(app, LIST_ALL, {}, admin))).allRooms.map(({ name }) => name);
const audited = async () => (await app.db.pool.query('SELECT action, fields FROM audit_events ORDER BY id')).rows;

describe('The list of rooms', () => {
  test('shows visitors the active ones, lower order first and then by name', async () => {
    await makeRoom(app.db, { name: 'B', sortOrder: 1 });
    await makeRoom(app.db, { name: 'a', sortOrder: 1 });
    await makeRoom(app.db, { name: 'Z', sortOrder: 0 });
    await makeRoom(app.db, { name: 'Cerrada', isActive: false });
    expect(await dataOf(sendGraphQL(app, LIST))).toEqual({ rooms: [{ name: 'Z' }, { name: 'a' }, { name: 'B' }] });
  });

  test('shows administrators the inactive ones too', async () => {
    await makeRoom(app.db, { name: 'Cerrada', isActive: false });
    expect(await namesOf()).toEqual(['Cerrada']);
  });

  test.each(['allRooms { id }', 'rooms { hourlyRate }'])('keeps { %s } from visitors and patients', async (field) => {
    await makeRoom(app.db);
    expect(await failureOf(sendGraphQL(app, `{ ${field} }`))).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
    expect(await failureOf(sendGraphQL(app, `{ ${field} }`, {}, patient))).toBe(
      'FORBIDDEN: Sin permisos para realizar esta acción',
    );
  });

  test('shows professionals the rate of a room, as a number', async () => {
    await makeRoom(app.db, { hourlyRate: '4500.50' });
    expect(await dataOf(sendGraphQL(app, '{ rooms { hourlyRate } }', {}, professional.token))).toEqual({
      rooms: [{ hourlyRate: 4500.5 }],
    });
  });

  test.each([
    ['an administrator', () => admin, true],
    ['a patient', () => patient, false],
  ])('shows %s their permissions', async (_, token, can) => {
    await makeRoom(app.db);
    expect(await dataOf(sendGraphQL(app, '{ rooms { viewerCan { update delete } } }', {}, token()))).toEqual({
      rooms: [{ viewerCan: { update: can, delete: can } }],
    });
  });
});

describe('Creating a room', () => {
  test('needs only a name: it is active, first in order and at the default rate', async () => {
    const { createRoom } = await dataOf(create({ name: '  Consultorio 1 ' }));
    expect(createRoom).toMatchObject({
      name: 'Consultorio 1',
      description: '',
      isActive: true,
      sortOrder: 0,
      hourlyRate: 0,
    });
    expect(await audited()).toEqual([{ action: 'created', fields: [] }]);
  });

  test('is refused to everyone but administrators', async () => {
    expect(await failureOf(sendGraphQL(app, CREATE, { input: { name: 'X' } }))).toContain('UNAUTHENTICATED');
    expect(await failureOf(create({ name: 'X' }, { token: patient }))).toContain('FORBIDDEN');
    expect(await failureOf(create({ name: 'X' }, { token: professional.token }))).toContain('FORBIDDEN');
    expect(await namesOf()).toEqual([]);
  });

  test.each([
    [{ name: '   ' }, 'BAD_REQUEST name: El nombre es requerido'],
    [{ name: 'x'.repeat(101) }, 'BAD_REQUEST name: No puede superar los 100 caracteres'],
    [{ name: 'mal\u0000o' }, 'BAD_REQUEST name: El texto contiene caracteres no permitidos'],
    [{ name: 'mal\ud800o' }, 'BAD_REQUEST name: El texto contiene caracteres no permitidos'],
    [{ name: 'X', description: 'x'.repeat(1001) }, 'BAD_REQUEST description: No puede superar los 1.000 caracteres'],
    [{ name: 'X', sortOrder: -1 }, 'BAD_REQUEST sortOrder: El orden debe ser un número entre 0 y 9999'],
    [
      { name: 'X', hourlyRate: -1 },
      'BAD_REQUEST hourlyRate: El importe debe ser un número no negativo con dos decimales como máximo',
    ],
    [
      { name: 'X', hourlyRate: 10.001 },
      'BAD_REQUEST hourlyRate: El importe debe ser un número no negativo con dos decimales como máximo',
    ],
    [{ name: 'X', hourlyRate: 1e12 }, 'BAD_REQUEST hourlyRate: El importe no puede superar 9.999.999.999,99'],
    [{ description: 'sin nombre' }, 'BAD_REQUEST name: Falta un dato obligatorio: name'],
    [{ name: 'X', colour: 'rojo' }, 'BAD_REQUEST colour: Dato desconocido: colour'],
    [{ name: 7 }, 'BAD_REQUEST name: El valor de name no es válido'],
  ])('rejects %j with its field, and writes nothing', async (input, failure) => {
    expect(await failureOf(create(input))).toBe(failure);
    expect(await namesOf()).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  test('refuses a taken name, ignoring case', async () => {
    await makeRoom(app.db, { name: 'Consultorio 1' });
    expect(await failureOf(create({ name: 'CONSULTORIO 1' }))).toBe('CONFLICT name: Ya existe una sala con ese nombre');
  });

  test('creates one room for two concurrent requests with a name', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ name: 'Única' })));
    expect(answers.filter(({ data }) => data).length).toBe(1);
    expect(await namesOf()).toEqual(['Única']);
  });

  test("returns the first request's room on a retry", async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => dataOf(create({ name: 'Una' }, { key: 'reintento-1' }))),
    );
    expect(second).toEqual(first);
    expect(await namesOf()).toEqual(['Una']);
  });

  test('refuses the key of another request', async () => {
    await create({ name: 'Una' }, { key: 'reintento-1' });
    expect(await failureOf(create({ name: 'Otra' }, { key: 'reintento-1' }))).toContain('IDEMPOTENCY_MISMATCH');
    expect(await namesOf()).toEqual(['Una']);
  });
});

describe('Changing a room', () => {
  test('changes the given fields and keeps the others', async () => {
    const id = await makeRoom(app.db, { name: 'Vieja', sortOrder: 3 });
    const { updateRoom } = await dataOf(update(id, { name: 'Nueva', hourlyRate: 99.5 }));
    expect(updateRoom).toEqual({
      id,
      name: 'Nueva',
      description: 'Con camilla.',
      isActive: true,
      sortOrder: 3,
      hourlyRate: 99.5,
    });
    expect(await audited()).toEqual([{ action: 'updated', fields: ['hourlyRate', 'name'] }]);
  });

  test('records nothing when nothing differs', async () => {
    const id = await makeRoom(app.db, { name: 'Igual' });
    await dataOf(update(id, { name: 'Igual', hourlyRate: 4500 }));
    expect(await audited()).toEqual([]);
  });

  test('accepts null for the description, and rejects it elsewhere', async () => {
    const id = await makeRoom(app.db);
    expect((await dataOf(update(id, { description: null }))).updateRoom.description).toBe('');
    expect(await failureOf(update(id, { name: null }))).toBe('BAD_REQUEST name: El nombre es requerido');
    expect(await failureOf(update(id, { isActive: null }))).toBe('BAD_REQUEST isActive: Indicá si la sala está activa');
    expect(await failureOf(update(id, { sortOrder: null }))).toBe(
      'BAD_REQUEST sortOrder: El orden debe ser un número entre 0 y 9999',
    );
    expect(await failureOf(update(id, { hourlyRate: null }))).toBe(
      'BAD_REQUEST hourlyRate: El precio por hora no puede quedar vacío',
    );
  });

  test('reports an unknown room or a taken name', async () => {
    const id = await makeRoom(app.db, { name: 'Una' });
    await makeRoom(app.db, { name: 'Otra' });
    expect(await failureOf(update(2 ** 30, { name: 'X' }))).toBe('NOT_FOUND: La sala no existe');
    expect(await failureOf(update(id, { name: 'otra' }))).toBe('CONFLICT name: Ya existe una sala con ese nombre');
    expect(await failureOf(update(id, { name: 'X' }, patient))).toContain('FORBIDDEN');
    expect((await namesOf()).sort()).toEqual(['Otra', 'Una']);
  });
});

describe('Deleting a room', () => {
  const HELD = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T11:00-03:00' };
  const PAST = { from: '2026-05-02T10:00-03:00', to: '2026-05-02T11:00-03:00' };

  test('removes a room without bookings, with its hours', async () => {
    const id = await makeRoom(app.db);
    expect(await dataOf(remove(id))).toEqual({ deleteRoom: true });
    expect(await namesOf()).toEqual([]);
    expect(await failureOf(remove(id))).toBe('NOT_FOUND: La sala no existe');
  });

  const IS_HELD = 'La sala tiene turnos o alquileres futuros. Reasignalos o cancelalos, o desactivá la sala';
  const WAS_HELD = 'La sala tiene turnos o alquileres en su historial. Desactivá la sala en lugar de eliminarla';
  test.each([
    ['an appointment to come', makeAppointment, HELD, IS_HELD],
    ['a rental to come', makeRental, HELD, IS_HELD],
    ['a past appointment', makeAppointment, PAST, WAS_HELD],
    ['a past rental', makeRental, PAST, WAS_HELD],
  ])('is refused with %s, and explains the alternative', async (_, occupy, when, message) => {
    const roomId = await makeRoom(app.db, { name: 'Ocupada' });
    await occupy(app.db, { professionalId: professional.id, roomId, ...when });
    expect(await failureOf(remove(roomId))).toBe(`CONFLICT: ${message}`);
    expect(await namesOf()).toEqual(['Ocupada']);
  });

  test('is refused to everyone but administrators', async () => {
    const id = await makeRoom(app.db);
    expect(await failureOf(remove(id, patient))).toContain('FORBIDDEN');
    expect(await failureOf(sendGraphQL(app, DELETE, { id }))).toContain('UNAUTHENTICATED');
    expect(await namesOf()).toHaveLength(1);
  });
});
