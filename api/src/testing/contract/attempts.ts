import fc, { type Arbitrary } from 'fast-check';

import type { Role } from '../../platform/access/actor';
import { addressOf, audienceOf } from './example-request';
import type { Operation, Schema } from './operations';

export interface Attempted {
  operation: Operation;
  method: string;
  address: string;
  who: Role | 'guest' | 'stranger';
  headers: Record<string, string>;
  body: string | undefined;
}

/** From people, programs and attackers, in place of valid ones. */
const ODD_TEXTS = [
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  '\u202e👩🏽‍⚕️',
  'ñ'.repeat(300),
  'x'.repeat(20_000),
  "'; DROP TABLE users; --",
  '%\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nBcc: x@y.example',
  'infinity',
  'NaN',
  '__proto__',
  'null',
];
const DATES = ['0001-01-01', '1900-01-01', '2024-02-29', '2026-02-29', '2026-06-16', '9999-12-31', '10000-01-01'];
const TIMES = ['00:00', '23:59', '24:00', '24:01', '7:5', '12:30:00'];
const INSTANTS = [
  ...DATES.flatMap((date) => [date, `${date}T12:00`, `${date}T00:00:00Z`, `${date}T23:59:00+14:00`]),
  '275760-09-13T00:00:00Z',
];
const TEXTS = [...ODD_TEXTS, ...DATES, ...TIMES, ...INSTANTS];
const NUMBERS = [0, -0, -1, 1, 2, 1.5, 0.005, 1e308, -1e308, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21];
const KEYS = ['__proto__', 'constructor', 'toString', 'isStaff', 'id', 'role', 'ñ', '', 'a\u0000', 'x'.repeat(300)];
/** In an address, unencoded. */
const SEGMENTS = [
  '0',
  '-1',
  '1',
  '2',
  '3',
  '999999',
  '2147483648',
  '99999999999999999999',
  '1.5',
  '1e3',
  '0x1',
  '%00',
  '%ED%A0%80',
  '%',
  '%zz',
  '%2F',
  '..',
  '%2e%2e',
  'status',
  'reorder',
  'me',
  '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  'null',
  'x'.repeat(3000),
  '%F0%9F%98%80',
  "1'--",
  '',
];
const CALLERS = ['guest', 'stranger', 'user', 'professional', 'admin'] as const;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json5',
  'application/json;charset=UTF-8',
  '*/*',
];
const RAW = ['', '{', '{"a":1', 'null', '[]', '"x"', '1e999', '{}{}', '\uFEFF{}', '{"a":1,"a":2}', '['.repeat(5_000)];

const anyJson: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], { a: { a: 1 } }),
  fc.constantFrom<unknown>(...NUMBERS),
  fc.constantFrom(...TEXTS),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Determined by the seed. */
export function anyAttempt(operations: readonly Operation[]): Arbitrary<Attempted> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        method: rarely(12, operation.method, fc.constantFrom(...METHODS)),
        address: anyAddress(operation),
        who: rarely(3, audienceOf(operation), fc.constantFrom<Attempted['who']>(...CALLERS)),
        headers: anyHeaders(operation),
        body: anyBody(operation),
      })
      .map((parts) => ({ operation, ...parts, body: canHaveBody(parts.method) ? parts.body : undefined })),
  );
}

/** Node would read the body as the next request. */
function canHaveBody(method: string): boolean {
  return method !== 'HEAD' && method !== 'TRACE';
}

/** Another value once in `times`. */
function rarely<Value>(times: number, usual: Value, other: Arbitrary<Value>): Arbitrary<Value> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
}

function anyAddress(operation: Operation): Arbitrary<string> {
  const { parameters } = operation;
  const texts = fc.constantFrom<unknown>(
    ...NUMBERS,
    ...TEXTS.filter((text) => text.isWellFormed() && text.length < 1_000),
    undefined,
  );
  const values = parameters.map(({ in: place, schema, example }) => {
    // Node itself rejects long addresses.
    const short = fitting(schema).filter((value) => String(value).length < 1_000);
    const usual = example === undefined ? fc.option(short, { nil: undefined }) : fc.constant(example);
    return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: place === 'path' ? fc.integer() : texts });
  });
  const address = fc.tuple(...values).map((all) => {
    const byName = new Map(parameters.map(({ name }, index) => [name, all[index]]));
    return addressOf(operation, (name) => byName.get(name));
  });
  return fc
    .tuple(
      address,
      rarely(6, '', fc.constantFrom(...SEGMENTS)),
      rarely(15, '', fc.constantFrom('?', '?x=1', '?isStaff=true', '?limit=1&limit=2', '?%00=1', '?page=')),
      rarely(15, '', fc.constantFrom('/', '/x', '//', '/%2e%2e')),
      rarely(10, '', fc.constant('/postgres')),
    )
    .map(([whole, segment, query, more, prefix]) => {
      const [path = '', rest] = whole.split('?');
      const changed = segment === '' ? path : path.replace(/\/[^/]*$/, `/${segment}`);
      return `${prefix}${changed}${more}${query || (rest === undefined ? '' : `?${rest}`)}`;
    });
}

function anyHeaders({ json }: Operation): Arbitrary<Record<string, string>> {
  const usual = json ? 'application/json' : '';
  return fc
    .record({
      'content-type': rarely(12, usual, fc.constantFrom('', ...TYPES)),
      'idempotency-key': rarely(8, '', fc.constantFrom('clave-de-prueba', 'x', ' ', 'x'.repeat(300), 'a-b-c-d-e-f-g')),
      'if-none-match': rarely(8, '', fc.constantFrom('*', '"x", W/"y"', 'x', '"')),
      accept: rarely(12, '', fc.constantFrom('text/html', '*/*;q=0', 'application/xml')),
      'content-encoding': rarely(40, '', fc.constant('gzip')),
      'x-forwarded-for': fc.ipV4(),
    })
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')));
}

function anyBody({ json, described }: Operation): Arbitrary<string | undefined> {
  const example = (json?.example ?? {}) as Record<string, unknown>;
  const raw = fc.constantFrom<string | undefined>(undefined, ...RAW);
  if (!json)
    return rarely(
      described.requestBody ? 2 : 8,
      undefined,
      fc.oneof(
        raw,
        anyJson.map((it) => JSON.stringify(it)),
      ),
    );
  const properties = Object.entries(json.schema.properties ?? {});
  const changes = fc.array(
    fc
      .constantFrom(...properties)
      .chain(([key, schema]) =>
        fc.oneof(
          { weight: 4, arbitrary: fitting(schema).map((value) => ({ key, value })) },
          { weight: 2, arbitrary: anyJson.map((value) => ({ key, value })) },
          { weight: 1, arbitrary: fc.constant({ key, value: undefined }) },
        ),
      ),
    { maxLength: 4 },
  );
  const more = rarely(8, null, fc.tuple(fc.constantFrom(...KEYS), anyJson));
  const near = fc.tuple(changes, more).map(([all, extra]) => {
    const entries = new Map(Object.entries(example));
    for (const { key, value } of all) entries.set(key, value);
    if (extra) entries.set(...extra);
    const parts = [...entries].filter(([, value]) => value !== undefined);
    return `{${parts.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`;
  });
  return fc.oneof(
    { weight: 12, arbitrary: near },
    { weight: 2, arbitrary: fc.constant(JSON.stringify(example)) },
    { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: raw },
  );
}

/** By type; a text's format is guessed. */
function fitting(schema: Schema): Arbitrary<unknown> {
  const types = [schema.type ?? 'string'].flat();
  if (schema.enum) return fc.constantFrom(...schema.enum);
  return fc.oneof(...types.map((type) => fittingType(type, schema)));
}

function fittingType(type: string, schema: Schema): Arbitrary<unknown> {
  if (type === 'integer') return fc.constantFrom(...NUMBERS.filter(Number.isInteger));
  if (type === 'number') return fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ min: 0, max: 1e6, noNaN: true }));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 4 });
  if (type === 'object') return fittingObject(schema);
  return fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', maxLength: 40 }));
}

function fittingObject({ properties = {}, required = [], additionalProperties }: Schema): Arbitrary<unknown> {
  const requiredKeys = required.filter((key) => key in properties);
  const known = fc.record(Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, fitting(inner)])), {
    requiredKeys,
  });
  if (typeof additionalProperties !== 'object') return known;
  const others = fc.dictionary(fc.constantFrom(...DATES, ...KEYS), fitting(additionalProperties), { maxKeys: 3 });
  return fc.tuple(known, others).map(([some, more]) => ({ ...some, ...more }));
}
