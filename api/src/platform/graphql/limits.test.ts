import { concatAST, parse, separateOperations, validate } from 'graphql';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { apiSchema } from '../../schema';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { sendGraphQL } from '../../testing/harness/graphql';
import { LIMITS } from './apollo';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (query: string, variables: object = {}) => sendGraphQL(app, query, { ...variables });

const PROFESSIONALS = (from: number, to: number) => {
  const fields = Array.from(
    { length: to - from + 1 },
    (_, index) => `s${from + index}: professional(id: ${from + index}) { id }`,
  );
  return fields.join(' ');
};
const MONTHS = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `m${index}: monthSlots(professionalId: ${index}, year: 2026, month: 6) { year }`,
  ).join(' ');
const BOARDS = 'a: absenceBoard(professionalId: 1) { id } b: absenceBoard(professionalId: 2) { id }';
const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: rooms { id }`).join(' ');

describe('an oversized query is refused before it runs', () => {
  test.each([
    ['by its aliases', `{ ${aliases(31)} }`, /alias/i],
    ['by aliases hidden in a fragment', `{ ...f } fragment f on Query { ${aliases(31)} }`, /alias/i],
    ['by two boards of absences', `{ ${BOARDS} }`, /campos principales/],
    ['by nine things at once', `{ ${PROFESSIONALS(1, 9)} }`, /campos principales/],
    [
      'by nine things at once, some in fragments',
      `{ ...f ... on Query { ${PROFESSIONALS(1, 3)} ...f } }
       fragment f on Query { ${PROFESSIONALS(4, 6)} ...g }
       fragment g on Query { ${PROFESSIONALS(7, 9)} }`,
      /campos principales/,
    ],
    ['by five months of slots at once', `{ ${MONTHS(5)} }`, /campos principales cuestan 10 /],
    [
      'by what is free next, three times',
      '{ a: nextSlots { startTime } b: nextSlots { startTime } ...f } fragment f on Query { c: nextSlots { startTime } }',
      /campos principales cuestan 12 /,
    ],
    [
      'by three professionals’ first slots',
      '{ a: firstSlot(professionalId: 1) b: firstSlot(professionalId: 2) c: firstSlot(professionalId: 3) }',
      /campos principales cuestan 12 /,
    ],
    [
      'by nine changes at once',
      `mutation { ${Array.from({ length: 9 }, (_, index) => `a${index}: signOut`).join(' ')} }`,
      /campos principales/,
    ],
    [
      'by its cost',
      `{ ${'landing { ... { ... { professionals { specialty { formConfig { id label type } } } } } } '.repeat(70)} }`,
      /cuestan/,
    ],
    ['by its length', `{ ${'rooms { id } '.repeat(600)} }`, /demasiado larga/],
    ['by its depth', `{ landing { ${'... { '.repeat(10)} clinic { name } ${' }'.repeat(10)} } }`, /profunda/],
    ['by a depth beyond reading', '{a'.repeat(20_000), /demasiado larga/],
  ])('%s', async (_, query, message) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(answer.data ?? null).toBeNull();
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
    expect(answer.errors?.[0]?.message).toMatch(message);
  });

  test('for circular fragments', async () => {
    const { status, errors } = await ask('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }');
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('for a directive repeated a thousand times', async () => {
    expect((await ask(`{ __typename ${'@skip(if: false) '.repeat(1000)} }`)).status).toBe(400);
  });
});

describe('a query within the limits runs', () => {
  test('with thirty aliases', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `a${index}: name`).join(' ');
    expect((await ask(`{ rooms { ${names} } }`)).errors).toBeUndefined();
  });

  test('with eight root fields, repeats of one not counted', async () => {
    expect(
      (await ask(`{ ${aliases(7)} ${'rooms { id } '.repeat(20)} ...f ...f } fragment f on Query { a6: rooms { id } }`))
        .errors,
    ).toBeUndefined();
  });

  test('for every operation of the web', async () => {
    const folder = path.resolve(__dirname, '../../../../web/src');
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.graphql'));
    const documents = await Promise.all(
      files.map(async (file) => parse(await readFile(path.join(folder, file), 'utf8'))),
    );
    expect(documents.length).toBeGreaterThan(0);
    const schema = apiSchema();
    for (const operation of Object.values(separateOperations(concatAST(documents)))) {
      expect(validate(schema, operation, LIMITS)).toEqual([]);
    }
  });

  test('for all that the first page shows', async () => {
    const { errors } =
      await ask(`{ landing { clinic { name address phone contactEmail timeZone locale currency weekStartsOn now }
      specialties {
        id name description icon isActive sortOrder professionalCount
        formConfig { id type label required placeholder options validation { min max } }
      }
      professionals { id name bio fee defaultDurationMinutes sortOrder email phone pictureUrl specialtyName specialty { id name } } } }`);
    expect(errors).toBeUndefined();
  });

  test('for introspection, including the full query of tools', async () => {
    const { data, errors } = await ask(`{ __schema { queryType { name } types { ...T } } }
      fragment T on __Type { name fields { name args { name type { ...R } } type { ...R } } inputFields { name type { ...R } } }
      fragment R on __Type {
        kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }
      }`);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('bookAppointment');
  });
});

describe('a broken query is refused with 400', () => {
  test.each([
    ['', {}],
    ['{', {}],
    ['{ nothing }', {}],
    ['{ rooms }', {}],
    ['{ rooms { id }', {}],
    ['mutation { rooms { id } }', {}],
    ['{ professional(id: "1") { id } }', {}],
    ['{ professional(id: 99999999999) { id } }', {}],
    ['{ professional(id: null) { id } }', {}],
    ['query ($id: Int!) { professional(id: $id) { id } }', {}],
    ['query ($id: Int!) { professional(id: $id) { id } }', { id: null }],
    ['query ($id: Int!) { professional(id: $id) { id } }', { id: {} }],
    ['query ($id: Int!) { professional(id: $id) { id } }', { id: 1e308 }],
    ['query ($id: Nothing) { professional(id: $id) { id } }', { id: 1 }],
    ['query A { rooms { id } } query B { rooms { id } }', {}],
    ['{ slotRooms(professionalId: 1, startTime: "x") { availability } }', {}],
    ['{ slotRooms(professionalId: 1, startTime: 5) { availability } }', {}],
    ['{ __proto__ }', {}],
    ['{ constructor }', {}],
    ['{ rooms { id @include } }', {}],
    ['\u0000', {}],
    ['fragment a on Query { rooms { id } }', {}],
  ])('%j with %j', async (query, variables) => {
    const answer = await ask(query, variables);
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
    expect(JSON.stringify(answer.errors)).not.toMatch(/stack|node_modules|at Object/);
  });

  test('and the values of variables are not sent back', async () => {
    const secret = 'algo-que-no-se-repite';
    const answers = [
      await ask('query ($id: Int!) { professional(id: $id) { id } }', { id: secret }),
      await ask('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
        input: { name: { deep: secret } },
      }),
      await ask('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }', {
        input: { notes: [secret] },
      }),
    ];
    for (const { errors } of answers) {
      expect(errors).toBeDefined();
      expect(JSON.stringify(errors)).not.toContain(secret);
    }
  });
});
