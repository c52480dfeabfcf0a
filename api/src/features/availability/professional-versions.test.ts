import { makeProfessional, signedIn } from '../../testing/factories/people';
import { activityOf } from '../../testing/harness/activity';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, sendGraphQL, type GraphQLAnswer } from '../../testing/harness/graphql';
import { whileHeld } from '../../testing/harness/lock-wait';
import { callRest } from '../../testing/harness/rest';

let app: TestApp;
let admin: { token: string };
let laura: { id: number; token: string };
let dateId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app.db, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db, { hours: [] });
  const added = `mutation ($id: Int!) {
    date: addUnavailableDate(professionalId: $id, input: { date: "2026-06-15", reason: holiday }) { id }
  }`;
  dateId = (await dataOf(sendGraphQL<{ date: { id: number } }>(app, added, { id: laura.id }, laura.token))).date.id;
});

interface Change {
  of: object & { version: number };
}
type Send = (what: string, expected: number | null, token: string) => Promise<GraphQLAnswer<Change>>;
const sender =
  (call: (what: string) => string, fields: string): Send =>
  (what, expected, token) =>
    sendGraphQL(
      app,
      `mutation ($id: Int!, $expected: Int) { of: ${call(what)} { version ${fields} } }`,
      { id: laura.id, expected },
      token,
    );
const ARGS = 'professionalId: $id, expectedVersion: $expected';
const monday = (hours: string) => `[{ dayOfWeek: 1, startTime: "${hours}:00", endTime: "18:00" }]`;

/** The mutation, its arguments for two callers, the state after the first, and the initial version. */
const PARTS: [string, Send, [string, string], object, number][] = [
  [
    'weekly hours',
    sender((hours) => `setProfessionalAvailability(${ARGS}, entries: ${monday(hours)})`, 'entries { startTime }'),
    ['09', '10'],
    { entries: [{ startTime: '09:00' }] },
    0,
  ],
  [
    'a template',
    sender((template) => `applyScheduleTemplate(${ARGS}, templateId: "${template}")`, 'entries { startTime }'),
    ['business-hours', 'extended-hours'],
    { entries: Array(5).fill({ startTime: '09:00' }) },
    0,
  ],
  [
    'an unavailable date',
    sender(
      (text) => `updateUnavailableDate(${ARGS}, id: ${dateId}, input: { description: "${text}" })`,
      'description affectedAppointments { id }',
    ),
    ['Puente', 'Viaje'],
    { description: 'Puente', affectedAppointments: [] },
    1,
  ],
  ['a fee', sender((fee) => `updateProfessionalFee(${ARGS}, fee: ${fee})`, 'fee'), ['100', '200'], { fee: 100 }, 1],
  [
    'a bio',
    sender((bio) => `updateProfessionalProfile(${ARGS}, bio: "${bio}")`, 'bio professional { bio }'),
    ['Uno', 'Dos'],
    { bio: 'Uno', professional: { bio: 'Uno' } },
    1,
  ],
];

describe.each(PARTS)('Two edits at once of %s of a professional', (_, send, [first, second], current, from) => {
  test('the second is shown what the first one saved, and saves on that', async () => {
    expect((await dataOf(send(first, from, admin.token))).of).toEqual({ ...current, version: from + 1 });
    const { errors } = await send(second, from, laura.token);
    expect(errors?.[0]).toMatchObject({
      message: 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar',
      extensions: { code: 'CONFLICT', current: { ...current, version: from + 1 } },
    });
    expect((await dataOf(send(second, from + 1, laura.token))).of.version).toBe(from + 2);
  });

  test('at the same moment one is refused', async () => {
    const answers = await whileHeld(app, 'professionals', [
      () => send(first, from, admin.token),
      () => send(second, from, laura.token),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['CONFLICT', undefined]);
  });

  test('who wants what stands already is not refused, nor who asks for no version', async () => {
    await dataOf(send(first, from, admin.token));
    expect((await dataOf(send(first, from, laura.token))).of.version).toBe(from + 1);
    expect((await dataOf(send(second, null, laura.token))).of.version).toBe(from + 2);
    expect((await activityOf(app)).length).toBe(3);
  });
});

test('who changes one part of a professional is not in the way of who changes another; a form of all has the fee too', async () => {
  const whole = async () => {
    const query =
      '{ allProfessionals { version editableFee { version } editableBio { version bio professional { id } } } }';
    return (await dataOf(sendGraphQL<{ allProfessionals: object[] }>(app, query, {}, admin.token))).allProfessionals[0];
  };
  for (const [, send, [what], , from] of PARTS.slice(0, 4)) await send(what, from === 0 ? null : from, laura.token);
  const bio = { bio: 'Atiende adultos.', professional: { id: laura.id } };
  expect(await whole()).toEqual({ version: 3, editableFee: { version: 2 }, editableBio: { ...bio, version: 1 } });
  const renamed = `mutation ($id: Int!) {
    updateProfessional(id: $id, input: { bio: "Otra", sortOrder: 3 }, expectedVersion: 3) { version }
  }`;
  expect(await dataOf(sendGraphQL(app, renamed, { id: laura.id }, admin.token))).toEqual({
    updateProfessional: { version: 4 },
  });
  expect(await whole()).toMatchObject({ editableFee: { version: 2 }, editableBio: { version: 2, bio: 'Otra' } });
});

test('REST tells the versions of fee and dates, and takes them along or not', async () => {
  const put = (path: string, body: object) =>
    callRest(app, `PUT /professionals/${laura.id}${path}`, { token: laura.token, body });
  const read = (await callRest(app, `GET /professionals/${laura.id}/rate`)).body as object;
  expect(read).toEqual({ ratePerAppointment: 20000, defaultDuration: 30, version: 1 });
  expect(await put('/rate', { ...read, ratePerAppointment: 1 })).toMatchObject({
    status: 200,
    body: { ratePerAppointment: 1, version: 2 },
  });
  expect(await put('/rate', { ...read, ratePerAppointment: 2 })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', current: { ratePerAppointment: 1, defaultDuration: 30, version: 2 } },
  });
  expect(await put('/rate', { ratePerAppointment: 3 })).toMatchObject({ status: 200, body: { version: 3 } });

  const path = `/unavailable-dates/${dateId}`;
  expect(await put(path, { description: 'Uno', expected_version: 1 })).toMatchObject({
    status: 200,
    body: { version: 2 },
  });
  expect(await put(path, { description: 'Dos', version: 1 })).toMatchObject({
    status: 409,
    body: { current: { id: dateId, description: 'Uno', version: 2 } },
  });
  expect(await put(path, { description: 'Dos' })).toMatchObject({ status: 200, body: { description: 'Dos' } });
});
