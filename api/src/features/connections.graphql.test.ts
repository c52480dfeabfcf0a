import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../testing/factories/people';
import { makeRequest } from '../testing/factories/requests';
import { makeAppointment, makeRoom } from '../testing/factories/rooms';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../testing/harness/graphql';

interface Connection {
  edges: { cursor: string; node: { id: string | number } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** The field, its arguments, and the list with the same order. */
const LISTS = [
  ['appointmentsConnection', '', '{ appointments(first: null) { items { id } } }'],
  ['appointmentsConnection', 'order: earliest', '{ appointments(first: null, order: earliest) { items { id } } }'],
  ['auditEventsConnection', '', '{ auditEvents(first: 200) { items { id } } }'],
  ['activityConnection', '', '{ activity { items { id } } }'],
  ['appointmentRequestsConnection', '', '{ appointmentRequests { items { id } } }'],
  ['usersConnection', '', '{ users { items { id } } }'],
  [
    'usersConnection',
    'sort: createdAt, descending: true',
    '{ users(sort: createdAt, descending: true) { items { id } } }',
  ],
  ['usersConnection', 'sort: email', '{ users(sort: email) { items { id } } }'],
] as const;

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomIds: number[];

/** Many at the same instant: their ids decide. */
beforeAll(async () => {
  app = await startTestApp();
  ({ token: admin } = await signedIn(app.db, 'admin'));
  laura = await makeProfessional(app.db, { name: 'Laura Gómez' });
  const pablo = await makeProfessional(app.db, { name: 'Pablo Ruiz' });
  roomIds = [await makeRoom(app.db), await makeRoom(app.db, { name: 'Otra sala' })];
  for (const hour of [10, 11, 12]) {
    const times = { from: `2026-06-02T${hour}:00-03:00`, to: `2026-06-02T${hour}:30-03:00` };
    await makeAppointment(app.db, { professionalId: laura.id, roomId: roomIds[0]!, ...times });
    await makeAppointment(app.db, { professionalId: pablo.id, roomId: roomIds[1]!, ...times });
  }
  const specialtyId = await makeSpecialty(app.db, {});
  for (const _ of [1, 2, 3, 4, 5]) await makeRequest(app.db, { specialtyId });
  for (const name of ['Ana', 'ana', 'Árbol']) await makeUser(app.db, { name });
  for (const fee of [1, 2, 3, 4, 5]) {
    const change = `updateProfessionalFee(professionalId: ${laura.id}, fee: ${fee}) { id }`;
    await dataOf(
      sendGraphQL(app, `mutation { ${change} createRoom(input: { name: "Sala ${fee}" }) { id } }`, {}, admin),
    );
  }
});
afterAll(() => app.close());

async function connect(field: string, args: string, token = admin): Promise<Connection> {
  const query = `{ list: ${field}(${args}) {
    edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  } }`;
  return (await dataOf(sendGraphQL<{ list: Connection }>(app, query, {}, token))).list;
}
const idsOf = ({ edges }: Connection) => edges.map(({ node }) => node.id);
const whole = async (query: string) => {
  const data = await dataOf(sendGraphQL<Record<string, { items: { id: string | number }[] }>>(app, query, {}, admin));
  return Object.values(data)[0]!.items.map(({ id }) => id);
};

describe.each(LISTS)('%s(%s)', (field, args, query) => {
  test('is walked from its beginning to its end, and back, and holds each once', async () => {
    const all = await whole(query);
    expect(all.length).toBeGreaterThanOrEqual(5);
    const forth: unknown[] = [];
    for (let page = await connect(field, `${args} first: 2`); ; ) {
      const isFirst = forth.length === 0;
      forth.push(...idsOf(page));
      const { hasNextPage, hasPreviousPage, endCursor } = page.pageInfo;
      expect([hasNextPage, hasPreviousPage]).toEqual([forth.length < all.length, !isFirst]);
      if (!hasNextPage) break;
      page = await connect(field, `${args} first: 2, after: "${endCursor}"`);
    }
    expect(forth).toEqual(all);
    const back: unknown[] = [];
    for (let page = await connect(field, `${args} last: 2`); ; ) {
      const isLast = back.length === 0;
      back.unshift(...idsOf(page));
      const { hasNextPage, hasPreviousPage, startCursor } = page.pageInfo;
      expect([hasNextPage, hasPreviousPage]).toEqual([!isLast, back.length < all.length]);
      if (!hasPreviousPage) break;
      page = await connect(field, `${args} last: 2, before: "${startCursor}"`);
    }
    expect(back).toEqual(all);
  });
});

test('Rows added before a page do not shift the following pages', async () => {
  const all = await whole('{ appointments(first: null) { items { id } } }');
  const { pageInfo } = await connect('appointmentsConnection', 'first: 2');
  const times = { from: '2026-06-03T10:00-03:00', to: '2026-06-03T10:30-03:00' };
  await makeAppointment(app.db, { professionalId: laura.id, roomId: roomIds[0]!, ...times });
  const page = await connect('appointmentsConnection', `first: 2, after: "${pageInfo.endCursor}"`);
  expect(idsOf(page)).toEqual(all.slice(2, 4));
});

test('A list without anything has no cursors', async () => {
  const patient = await openSession(app.db, await makeUser(app.db, {}));
  expect(await connect('appointmentsConnection', 'first: 2', patient)).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});

const forged = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

test.each([
  ['appointmentsConnection', 'first: 0', 'BAD_REQUEST first: La cantidad debe estar entre 1 y 200'],
  ['appointmentsConnection', 'last: 201', 'BAD_REQUEST last: La cantidad debe estar entre 1 y 200'],
  ['appointmentsConnection', 'first: 2, last: 2', 'BAD_REQUEST last: Pedí first o last, no los dos'],
  ['appointmentsConnection', 'last: 2, after: "x"', 'BAD_REQUEST after: after va con first; con last va before'],
  ['appointmentsConnection', 'before: "x"', 'BAD_REQUEST before: before va con last; con first va after'],
])('%s(%s) is refused: %s', async (field, args, failure) => {
  expect(await failureOf(sendGraphQL(app, `{ ${field}(${args}) { edges { cursor } } }`, {}, admin))).toBe(failure);
});

test.each([
  ['appointmentsConnection', 'x'],
  ['appointmentsConnection', forged('appointments earliest', '29000000', 'a')],
  ['appointmentsConnection', forged('appointments latest', '29000000', 'a')],
  ['auditEventsConnection', forged('auditEvents', 'x', '1')],
  ['activityConnection', forged('activity', '1; x')],
  ['activityConnection', forged('auditEvents', 1, '1')],
  ['appointmentRequestsConnection', forged('appointmentRequests', 9e15, 'a')],
  ['usersConnection', forged('users name', 'a\u0000', 1)],
  ['usersConnection', forged('users name', 'a', 1e10)],
  ['usersConnection', forged('users createdAt', 1, 1)],
])('%s refuses the cursor %s', async (field, cursor) => {
  const query = `{ ${field}(after: ${JSON.stringify(cursor)}) { edges { cursor } } }`;
  expect(await failureOf(sendGraphQL(app, query, {}, admin))).toBe(
    'BAD_REQUEST after: La posición de la lista no es válida',
  );
});
