import { describeAudiences, Public } from '../../access/allow';
import { VERSION } from '../../version';
import { IDEMPOTENCY_HEADER, type CompiledRoute } from '../compiled-route';
import type { CompiledRow } from '../table';
import type { RestVariable } from '../variables';
import { ERROR_SCHEMA, errorResponses, failuresOf } from './failures';
import { handledOperation } from './handled-operation';
import { inputSchema, type JsonSchema, type ObjectSchema } from './json-schema';

export function openApiDocument(rows: readonly CompiledRow[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of [...rows].sort((a, b) => a.path.localeCompare(b.path))) {
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operationOf(row);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API REST de Turnero', version: VERSION, description: DESCRIPTION },
    servers: [
      { url: '/api', description: 'Este servidor' },
      { url: '/api/postgres', description: 'Las mismas operaciones con el prefijo /postgres' },
    ],
    tags: [...new Set(rows.map(tagOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        sesion: { type: 'http', scheme: 'bearer', description: 'El token que devuelve POST /auth/login' },
      },
      schemas: { Error: ERROR_SCHEMA },
      responses: errorResponses(),
    },
  };
}

const DESCRIPTION =
  'Los datos viajan como JSON en UTF-8. Las fechas y horas llevan el desfase horario de la clínica; una hora sin ' +
  'desfase es la de la clínica. Una clave ausente deja el dato como está; null lo vacía. Las claves desconocidas se ' +
  'rechazan. Lo que se leyó se puede enviar de vuelta con sus cambios: su version dice sobre cuál se hicieron, y las claves ' +
  'de solo lectura (readOnly) no cambian nada. Todo error responde {error, code, field?, current?, unconfirmed?}: un texto para ' +
  'mostrar, un código estable, el dato en falta, si otra persona cambió los datos mientras tanto cómo están ahora, y lo ' +
  'que falta confirmar.';

function operationOf(row: CompiledRow): object {
  const isPublic = row.audiences.every((audiences) => audiences.includes(Public));
  const access = row.audiences.map(describeAudiences).join('; ');
  return {
    operationId: operationIdOf(row),
    tags: [tagOf(row)],
    summary: row.summary,
    description: [`${access}.`, row.description].filter(Boolean).join('\n\n'),
    security: isPublic ? [] : [{ sesion: [] }],
    ...('handle' in row ? handledOperation(row, isPublic) : tabledOperation(row, isPublic)),
  };
}

/** e.g. getProfessionalsIdAvailability. */
function operationIdOf({ method, path }: CompiledRow): string {
  const inOneWord = path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '');
  return method.toLowerCase() + inOneWord;
}

function tabledOperation(row: CompiledRoute, isPublic: boolean): object {
  const body = bodyOf(row);
  return {
    parameters: parametersOf(row),
    ...(body && {
      requestBody: { required: body.required.length > 0, content: { 'application/json': { schema: body } } },
    }),
    responses: { ...successOf(row), ...failuresOf(row, isPublic) },
  };
}

function tagOf({ segments }: CompiledRow): string {
  return segments.find(({ text }) => text !== 'public' && text !== 'admin')?.text ?? 'api';
}

function parametersOf({ variables: { path, query, idempotencyKey } }: CompiledRoute): object[] {
  return [
    ...path.map((variable) => parameter(variable, 'path', true)),
    ...query.map((variable) => parameter(variable, 'query', variable.required)),
    ...(idempotencyKey ? [IDEMPOTENCY_KEY] : []),
  ];
}

function parameter(
  { name, type, description, defaultValue }: RestVariable,
  place: 'path' | 'query',
  required: boolean,
): object {
  return {
    name,
    in: place,
    required,
    ...(description !== undefined && { description }),
    schema: { ...inputSchema(type, false), ...(defaultValue !== undefined && { default: defaultValue }) },
  };
}

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

function successOf({ status, answerSchema }: CompiledRoute): Record<string, object> {
  const description = status === 204 ? 'Hecho; sin contenido' : status === 201 ? 'Creado' : 'Hecho';
  return {
    [status]: { description, ...(answerSchema && { content: { 'application/json': { schema: answerSchema } } }) },
  };
}
