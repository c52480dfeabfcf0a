import { buildSchema } from 'graphql';

import { signedIn } from './testing/factories/people';
import { startTestApp, type TestApp } from './testing/harness/app';
import { callRest } from './testing/harness/rest';
import { restRoutes } from './rest';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, { schema: Schema }> }>;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
}

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description?: string }[];
  webhooks: Record<string, { post: object }>;
  components: Record<string, Record<string, object>>;
}

let app: TestApp;
let document: OpenApi;

beforeAll(async () => {
  app = await startTestApp();
  document = (await callRest(app, 'GET /openapi.json')).body as OpenApi;
});
afterAll(() => app.close());

const operation = (line: string): Operation => {
  const [method = '', path = ''] = line.split(' ');
  return document.paths[path]![method.toLowerCase()]!;
};
const schemaOf = (line: string, status: number): Schema =>
  operation(line).responses[status]!.content!['application/json']!.schema;

function* descriptionsIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if ((key === 'description' || key === 'summary') && typeof value === 'string') yield value;
    else yield* descriptionsIn(value);
  }
}

test('the OpenAPI document has exactly the table’s rows', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

  expect(described.sort()).toEqual(restRoutes.map(({ method, path }) => `${method} ${path}`).sort());
});

describe('the document is valid OpenAPI 3.1:', () => {
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) => Object.values(methods).map((it) => ({ ...it, path })));

  test('it has a version and unique names', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('getPublicProfessionalsIdAvailableSlotsYearMonth');
  });

  test('a path’s variables are its path parameters', () => {
    for (const { path, parameters } of operations()) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  test('every reference resolves', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, group, name] of references) expect(document.components[group!]).toHaveProperty(name!);
  });

  test('every response has a description, and every schema a type and only its own required keys', () => {
    const visit = (schema: Schema): void => {
      if (schema.$ref) return;
      expect(schema.type).toBeDefined();
      for (const key of schema.required ?? []) expect(schema.properties).toHaveProperty(key);
      for (const inner of [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])])
        visit(inner);
    };
    for (const { summary, responses, requestBody } of operations()) {
      expect(summary).not.toBe('');
      for (const response of Object.values(responses)) {
        if (!response.$ref) expect(response.description).toBeTruthy();
        for (const { schema } of Object.values(response.content ?? {})) visit(schema);
      }
      for (const { schema } of Object.values(requestBody?.content ?? {})) visit(schema);
    }
  });
});

test('arrays, groups, webhooks and components satisfy linters', () => {
  for (const [type, { post }] of Object.entries(document.webhooks))
    expect([type, post]).toEqual([
      type,
      expect.objectContaining({ operationId: expect.stringMatching(/^on[A-Z]\w+$/), security: [] }),
    ]);
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
  const text = JSON.stringify(document);
  for (const code of Object.keys(document.components['responses']!))
    expect(text).toContain(`"#/components/responses/${code}"`);
  expect(document.components['schemas']).toMatchObject({ Error: { properties: { current: { items: {} } } } });
});

test('it describes a booking’s request and responses', () => {
  const { requestBody, security, parameters, responses } = operation('POST /appointments');
  const taken = requestBody!.content['application/json']!.schema;

  expect(taken.required).toEqual(['patient_name', 'patient_email', 'professional_id', 'room_id', 'start_time']);
  expect(taken.properties).toMatchObject({
    professional_id: { type: 'integer' },
    patient_phone: { type: ['string', 'null'] },
    duration_minutes: { type: ['integer', 'null'] },
  });
  expect(security).toEqual([{}, { clave: [] }]);
  expect(parameters.map(({ name }) => name)).toEqual(['Idempotency-Key', 'Prefer']);
  expect(Object.keys(responses)).toEqual(
    expect.arrayContaining(['201', '400', '409', '413', '415', '422', '500', '503']),
  );
  expect(schemaOf('POST /appointments', 201).properties).toMatchObject({
    appointment_date: { type: 'string', format: 'date' },
    status: { type: 'string', enum: ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'] },
  });
});

test('keys that only some callers get are optional, and no parameter says who the caller is', () => {
  expect(operation('GET /public/rooms').parameters).toEqual([]);
  const { properties, required } = schemaOf('GET /public/rooms', 200).items!;
  expect(Object.keys(properties!)).toEqual(['id', 'name', 'description', 'is_active', 'sort_order', 'hourly_rate']);
  expect(required).toEqual(['id', 'name', 'description', 'is_active']);
});

test('a booking may return 401 for an expired session', () => {
  expect(operation('POST /appointments').responses).toHaveProperty('401');
});

test('it describes access, defaults and deletions', () => {
  expect(operation('POST /admin/rooms')).toMatchObject({
    security: [{ sesion: [] }, { clave: [] }],
    'x-permisos': ['rooms:write'],
    description: expect.stringMatching(
      /^Solo administradores \(Salas y horarios\)\. Con una clave de API: rooms:write\./,
    ),
  });
  expect(operation('GET /auth/profile').description).toMatch(/^Con sesión iniciada\./);
  expect(operation('POST /admin/rooms').requestBody!.content['application/json']!.schema.properties).toMatchObject({
    hourly_rate: { type: 'number', default: 0 },
    is_active: { type: 'boolean', default: true },
  });
  expect(operation('DELETE /admin/rooms/{id}').responses['204']).toEqual({ description: 'Hecho; sin contenido' });
});

test.each([
  ['DELETE /admin/rooms/{id}', undefined],
  ['PUT /professionals/{id}/rate', { ratePerAppointment: 100 }],
  ['GET /professionals/{id}/availability', undefined],
  ['PUT /professionals/{id}/availability', { availability: [] }],
  ['GET /professionals/{id}/unavailable-dates', undefined],
  ['POST /professionals/{id}/unavailable-dates', { date: '2026-06-02', reason: 'vacation' }],
])('%s returns a documented 404 for an unknown id', async (line, body) => {
  const { token } = await signedIn(app.db, 'admin');

  const { status } = await callRest(app, line.replace('{id}', '999999'), {
    token,
    ...(body !== undefined && { body }),
  });

  expect([status, Object.keys(operation(line).responses)]).toEqual([404, expect.arrayContaining(['404'])]);
});

test('it describes versions with REST keys only', () => {
  const { expected_version: expected } =
    operation('PUT /admin/rooms/{id}').requestBody!.content['application/json']!.schema.properties!;

  expect(expected).toMatchObject({
    type: ['integer', 'null'],
    description: expect.stringContaining('Omit it, or send null'),
  });
  expect(JSON.stringify(document)).not.toMatch(/expectedVersion|extensions/);
});

test('it names no GraphQL operation', async () => {
  const schema = buildSchema(await (await fetch(`${app.url}/graphql/schema.graphql`)).text());
  const operations = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.keys(type.getFields()),
  );
  const named = [...descriptionsIn(document)].flatMap((description) =>
    operations
      .filter((name) => new RegExp(/[A-Z]/.test(name) ? `\\b${name}\\b` : `\`${name}\``).test(description))
      .map((name) => `${name}: ${description}`),
  );
  expect(named).toEqual([]);
  expect(schemaOf('GET /admin/professionals', 200).items!.properties!['version']).toMatchObject({
    description: expect.stringContaining('PUT /admin/professionals/{id}'),
  });
});

test('it describes uploads, files and their errors', () => {
  const upload = operation('POST /auth/profile/picture');
  expect(upload.requestBody!.content['multipart/form-data']!.schema.required).toEqual(['profile_picture']);
  expect(upload).toMatchObject({
    security: [{ sesion: [] }],
    description: expect.stringMatching(/^Con sesión iniciada\./),
  });
  expect(upload.responses['413']).toMatchObject({ description: 'La imagen debe ser menor a 5MB' });
  expect(Object.keys(upload.responses)).toEqual(['200', '400', '401', '403', '408', '413', '415', '429', '500', '503']);
  expect(Object.keys(operation('GET /pictures/{id}').responses['200']!.content!)).toEqual(['image/webp']);
});

test('it nests keys like the answers', () => {
  expect(schemaOf('GET /public/professionals', 200)).toMatchObject({
    type: 'array',
    items: {
      properties: {
        user: {
          type: 'object',
          properties: { email: { type: 'string' } },
          required: ['name', 'email', 'phone', 'profile_picture'],
        },
      },
    },
  });
  expect(schemaOf('GET /auth/profile', 200)).toMatchObject({
    properties: {
      user: {
        properties: { professional: { type: ['object', 'null'] }, emergency_contact: { type: ['object', 'null'] } },
      },
    },
  });
});
