import { describeAudiences, Public } from '../../access/allow';
import { describeKeyNeeds } from '../../access/scope';
import { VERSION } from '../../version';
import { IDEMPOTENCY_HEADER, type CompiledRoute } from '../compiled-route';
import { rootFieldsOf } from '../documents';
import type { CompiledRow, Resource } from '../table';
import type { RestVariable } from '../variables';
import type { ExampleBook } from './examples';
import { ERROR_SCHEMA, errorResponses, failuresOf } from './failures';
import { handledOperation } from './handled-operation';
import { answerHeaders, UNCHANGED } from './answer-headers';
import { inputSchema, type JsonSchema, type ObjectSchema } from './json-schema';
import type { OutgoingCalls } from './outgoing-calls';
import { inRestWords } from './rest-words';

interface Parts {
  resources: readonly Resource[];
  book: ExampleBook;
  outgoing: OutgoingCalls;
  groups: Readonly<Record<string, string>>;
}

export function openApiDocument({ resources, book, outgoing, groups }: Parts): object {
  const paths: Record<string, Record<string, object>> = {};
  const rows = resources.flatMap((resource) => resource.rows);
  const addresses = addressesOf(rows);
  const withItems = new Set(resources.filter(({ hasItems }) => hasItems).flatMap((resource) => resource.rows));
  for (const row of [...rows].sort((a, b) => a.path.localeCompare(b.path))) {
    (paths[row.path] ??= {})[row.method.toLowerCase()] = inRestWords(
      operationOf(row, book, withItems.has(row)),
      addresses,
    );
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API REST de Turnero',
      version: VERSION,
      description: DESCRIPTION,
      contact: { name: 'La clínica' },
      license: { name: 'Todos los derechos reservados', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api', description: 'Este servidor' }],
    tags: [...new Set([...rows.map(tagOf), 'webhooks'])].sort().map((name) => ({ name, description: groups[name] })),
    paths,
    webhooks: outgoing.webhooks,
    components: {
      securitySchemes: {
        sesion: { type: 'http', scheme: 'bearer', description: 'El token que devuelve POST /auth/login' },
        clave: KEY_SCHEME,
      },
      schemas: { Error: ERROR_SCHEMA, ...outgoing.schemas },
      responses: errorResponses(namedIn(paths)),
    },
  };
}

/** The first address of several. */
function addressesOf(rows: readonly CompiledRow[]): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const row of rows) {
    if (!('document' in row)) continue;
    for (const field of rootFieldsOf(row.document))
      if (!addresses.has(field)) addresses.set(field, `${row.method} ${row.path}`);
  }
  return addresses;
}

function namedIn(paths: object): ReadonlySet<string> {
  const text = JSON.stringify(paths);
  return new Set([...text.matchAll(/"#\/components\/responses\/(\w+)"/g)].map(([, code]) => code!));
}

const KEY_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  description:
    'Una clave de API (tnk_…), que un administrador crea en «Sistema», «Integraciones», con los permisos que cada operación nombra.',
};

const DESCRIPTION = [
  'Los datos viajan como JSON en UTF-8. Las fechas y horas llevan el desfase horario de la clínica; una hora sin desfase ' +
    'es la de la clínica.',
  'Un campo ausente deja el dato como está; null lo vacía. Los campos desconocidos se rechazan. Lo que se leyó se puede ' +
    'enviar de vuelta con sus cambios: su version dice sobre cuál se hicieron, y los campos de solo lectura (readOnly) no ' +
    'cambian nada.',
  'Todo error responde {error, code, field?, current?, unconfirmed?}: un texto para mostrar, un código estable, el campo en ' +
    'falta, si otra persona cambió los datos mientras tanto cómo están ahora, y lo que falta confirmar.',
  'Con limit, las listas largas vienen por páginas, y el encabezado Link dice las direcciones de las demás. Lo que lee ' +
    'cualquiera, sin sesión, trae un ETag si no habla de un paciente: con If-None-Match se pregunta si cambió. Donde se ' +
    'cuentan intentos, RateLimit dice cuántos quedan.',
  'Un cambio que trae algo consigo, como turnos que quedan fuera del horario, se hace, y affected lo enumera. Con ' +
    'Prefer: handling=strict, donde se nombra, se pregunta antes.',
  'Idempotency-Key vale en las operaciones que lo nombran. Las demás no lo miran.',
  'Cada dirección vale también con el prefijo /postgres: /api/postgres/auth/login es /api/auth/login.',
  'Una clave de API va donde va el token de una sesión, en Authorization: Bearer.',
].join('\n\n');

function operationOf(row: CompiledRow, book: ExampleBook, hasItems: boolean): object {
  const isPublic = row.audiences.every((audiences) => audiences.includes(Public));
  const access = row.audiences.map(describeAudiences).join('; ');
  return {
    operationId: operationIdOf(row),
    tags: [tagOf(row)],
    summary: row.summary,
    description: [`${access}. ${describeKeyNeeds(row.keyNeeds)}`, row.description].filter(Boolean).join('\n\n'),
    security: securityOf(row, isPublic),
    // Linters allow scopes in security requirements for OAuth only.
    ...(row.keyNeeds !== null && { 'x-permisos': row.keyNeeds }),
    ...('handle' in row ? handledOperation(row, isPublic, book) : tabledOperation(row, { isPublic, book, hasItems })),
  };
}

/** {}: no credentials. */
function securityOf({ keyNeeds }: CompiledRow, isPublic: boolean): object[] {
  if (keyNeeds === null) return isPublic ? [] : [{ sesion: [] }];
  return [isPublic ? {} : { sesion: [] }, { clave: [] }];
}

/** Such as getProfessionalsIdAvailability. */
function operationIdOf({ method, path }: CompiledRow): string {
  const inOneWord = path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '');
  return method.toLowerCase() + inOneWord;
}

interface Facts {
  isPublic: boolean;
  book: ExampleBook;
  hasItems: boolean;
}

function tabledOperation(row: CompiledRoute, { isPublic, book, hasItems }: Facts): object {
  const schema = bodyOf(row);
  const { body: example, ...inAddress } = book.request(row);
  return {
    parameters: parametersOf(row, { ...inAddress.path, ...inAddress.query }),
    ...(schema && {
      requestBody: { required: schema.required.length > 0, content: { 'application/json': { schema, example } } },
    }),
    responses: { ...successOf(row, book.answer(row), answerHeaders(row, hasItems)), ...failuresOf(row, isPublic) },
  };
}

function tagOf({ segments }: CompiledRow): string {
  return segments.find(({ text }) => text !== 'public' && text !== 'admin')?.text ?? 'api';
}

function parametersOf(
  { variables: { path, query, idempotencyKey }, hasConsequences }: CompiledRoute,
  examples: Readonly<Record<string, unknown>>,
): object[] {
  return [
    ...path.map((variable) => parameter(variable, 'path', examples)),
    ...query.map((variable) => parameter(variable, 'query', examples)),
    ...(idempotencyKey ? [IDEMPOTENCY_KEY] : []),
    ...(hasConsequences ? [PREFER] : []),
  ];
}

function parameter(
  { name, type, required, description, defaultValue }: RestVariable,
  place: 'path' | 'query',
  examples: Readonly<Record<string, unknown>>,
): object {
  return {
    name,
    in: place,
    required: place === 'path' || required,
    ...(description !== undefined && { description }),
    schema: { ...inputSchema(type, false), ...(defaultValue != null && { default: defaultValue }) },
    ...(name in examples && { example: examples[name] }),
  };
}

const PREFER = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    'handling=strict pregunta antes: lo que el cambio traería consigo vuelve en unconfirmed (409), y nada cambia hasta ' +
    'confirmarlo. Sin él el cambio se hace, y affected dice qué trajo.',
  schema: { type: 'string' },
  example: 'handling=lenient',
};

const IDEMPOTENCY_KEY = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description:
    'Un texto al azar, nuevo para cada cosa a crear o eliminar. Al reintentar con la misma clave se responde lo que hizo la ' +
    'primera vez; con otros datos, 422.',
  schema: { type: 'string', minLength: 8, maxLength: 200, pattern: '^[!-~]+$' },
};

function bodyOf({ variables: { body }, sentBack }: CompiledRoute): ObjectSchema | null {
  if (body.length === 0) return null;
  const read = [...sentBack].map(([key, schema]): [string, JsonSchema] => [
    key,
    key === 'version'
      ? { ...schema, description: 'Como se leyó: lo mismo que expected_version.' }
      : { ...schema, readOnly: true },
  ]);
  const properties = body.map(({ name, type, nullable, description, defaultValue }): [string, JsonSchema] => [
    name,
    {
      ...inputSchema(type, nullable),
      ...(description !== undefined && { description }),
      ...(defaultValue !== undefined && { default: defaultValue }),
    },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries([...properties, ...read]),
    required: body.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function successOf(
  { status, answerSchema: schema }: CompiledRoute,
  example: unknown,
  headers: Readonly<Record<string, object>>,
): Record<string, object> {
  const description = status === 204 ? 'Hecho; sin contenido' : status === 201 ? 'Creado' : 'Hecho';
  return {
    [status]: {
      description,
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(schema && { content: { 'application/json': { schema, example } } }),
    },
    ...('ETag' in headers && UNCHANGED),
  };
}
