const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { restChanges } = require('./rest-changes.cjs');

const released = () => JSON.parse(readFileSync(join(__dirname, '../../docs/contract/openapi.json'), 'utf8'));
const listed = (before, after) => restChanges(before, after).map(({ at, kind, text }) => `${kind} ${at}: ${text}`);

const object = (properties, required = Object.keys(properties)) => ({ type: 'object', properties, required });
const text = { type: 'string' };
const sending = (body, more = {}) => ({
  paths: {
    '/rooms': {
      post: {
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: { 201: { description: 'Creado' } },
        ...more,
      },
    },
  },
});
const answering = (schema, more = {}) => ({
  paths: { '/rooms': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
  ...more,
});
const BODY = 'el contenido application/json';
const ANSWER = 'la respuesta 200 application/json';

test('the REST of the last version has not changed against itself', () => {
  expect(restChanges(released(), released())).toEqual([]);
});

test('a removed path is breaking, and a new one is listed by its summary', () => {
  const after = released();
  after.paths['/salas'] = { get: { ...after.paths['/admin/rooms'].get, summary: 'Las salas' } };
  delete after.paths['/admin/rooms'].get;
  expect(listed(released(), after)).toEqual(['breaking GET /admin/rooms: se quita', 'new GET /salas: Las salas']);
});

test('a new optional field of a request body is not breaking', () => {
  expect(listed(sending(object({ name: text })), sending(object({ name: text, floor: text })))).toEqual([
    `breaking POST /rooms: exige ${BODY} floor`,
  ]);
  expect(listed(sending(object({ name: text })), sending(object({ name: text, floor: text }, ['name'])))).toEqual([
    `new POST /rooms: trae ${BODY} floor`,
  ]);
  const byNumber = { parameters: [{ name: 'n', in: 'query', required: true, schema: { type: 'integer' } }] };
  expect(listed(sending(object({ name: text })), sending(object({ name: text }), byNumber))).toEqual([
    'breaking POST /rooms: exige el parámetro n (query)',
  ]);
});

test('an answer may have more keys, not fewer, and no others of their types', () => {
  const before = answering({ type: 'array', items: object({ id: text, beds: { type: 'integer' } }) });
  const after = answering({
    type: 'array',
    items: object({ id: { type: ['string', 'null'] }, floor: object({ n: text }) }),
  });
  expect(listed(before, after)).toEqual([
    `breaking GET /rooms: ${ANSWER}[] id: de string a null | string`,
    `breaking GET /rooms: ya no tiene ${ANSWER}[] beds`,
    `new GET /rooms: trae ${ANSWER}[] floor`,
  ]);
});

test('a new value of an enum is listed, and not breaking', () => {
  const before = answering(object({ state: { type: 'string', enum: ['FREE'] } }));
  const after = answering(object({ state: { type: 'string', enum: ['FREE', 'TAKEN'] } }));
  expect(listed(before, after)).toEqual([`changed GET /rooms: ${ANSWER} state: de "FREE" a "FREE" | "TAKEN"`]);
  expect(listed(after, before)).toEqual([`changed GET /rooms: ${ANSWER} state: de "FREE" | "TAKEN" a "FREE"`]);
});

test('removing a webhook or a key of its body is breaking, adding one is not', () => {
  const sent = (schema) => ({
    post: { summary: 'Turno', requestBody: { content: { 'application/json': { schema } } } },
  });
  const before = { webhooks: { booked: sent(object({ id: text })), moved: sent(object({ id: text })) } };
  const after = { webhooks: { booked: sent(object({ id: text, room: text })) } };
  expect(listed(before, after)).toEqual([
    'breaking Webhook moved: se quita',
    `new Webhook booked: trae ${ANSWER} room`,
  ]);
  expect(listed(after, before)).toEqual([
    `breaking Webhook booked: ya no tiene ${ANSWER} room`,
    'new Webhook moved: Turno',
  ]);
});

test('how a document is written makes no difference, only what it says', () => {
  const room = object({ name: text });
  const named = answering(
    { $ref: '#/components/schemas/Room' },
    { components: { schemas: { Room: { allOf: [room, { $ref: '#/components/schemas/Room' }] } } } },
  );
  expect(listed(answering(room), named)).toEqual([]);
});
