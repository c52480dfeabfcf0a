import { GraphQLError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import type { ValidationError } from 'class-validator';

import { AppError, HTTP_STATUS, invalid, type ErrorCode, type SecondFactorStep } from './app-error';
import { fromDatabaseError } from './database-error';
import { fieldOfLiteral, isAboutLiteral, withoutValues } from './refused-literal';

export interface PublicError {
  code: ErrorCode;
  status: number;
  message: string;
  field?: string;
  retryAfterSeconds?: number;
  /** English, without values. */
  detail?: string;
  current?: unknown;
  unconfirmed?: readonly Readonly<Record<string, unknown>>[];
  /** After a correct password. */
  secondFactor?: SecondFactorStep;
  /** Finds an INTERNAL error in the log. */
  errorId?: string;
}

export interface CauseListener {
  unknown(cause: unknown, errorId: string): void;
  refused(cause: unknown): void;
}

/** Unknown errors become INTERNAL with an id, without text, stack and SQL. */
export function toPublicError(thrown: unknown, causes: CauseListener, newId: () => string): PublicError {
  const error = toAppError(thrown, causes);
  if (error) {
    return {
      code: error.code,
      status: HTTP_STATUS[error.code],
      message: error.message,
      ...(error.field !== undefined && { field: error.field }),
      ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
      ...(error.detail !== undefined && { detail: error.detail }),
      ...(error.current !== undefined && { current: error.current }),
      ...(error.unconfirmed !== undefined && { unconfirmed: error.unconfirmed }),
      ...(error.secondFactor !== undefined && { secondFactor: error.secondFactor }),
    };
  }
  const errorId = newId();
  causes.unknown(rootCause(thrown), errorId);
  return {
    code: 'INTERNAL',
    status: HTTP_STATUS.INTERNAL,
    message: `Ocurrió un error inesperado. Código: ${errorId}`,
    errorId,
  };
}

function rootCause(thrown: unknown): unknown {
  return thrown instanceof GraphQLError && thrown.originalError ? rootCause(thrown.originalError) : thrown;
}

function toAppError(thrown: unknown, causes: CauseListener): AppError | null {
  const cause = rootCause(thrown);
  if (cause instanceof AppError) return withField(cause, thrown);
  if (cause instanceof ArgumentValidationError) return fromValidation(cause.extensions.validationErrors);
  if (cause instanceof GraphQLError) return fromGraphQL(thrown as GraphQLError);
  const refusal = fromDatabaseError(cause);
  if (refusal) causes.refused(cause);
  return refusal;
}

/** Only GraphQL's error knows a scalar's field. */
function withField(error: AppError, thrown: unknown): AppError {
  if (error.field !== undefined || !(thrown instanceof GraphQLError)) return error;
  const field = isAboutLiteral(thrown) ? fieldOfLiteral(thrown) : fieldOfVariable(thrown.message);
  return field === null ? error : new AppError(error.code, error.message, { field });
}

function fromValidation(errors: readonly ValidationError[] | undefined): AppError {
  const path: string[] = [];
  let level = errors;
  let messages: string[] = [];
  while (level?.[0]) {
    path.push(level[0].property);
    messages = Object.values(level[0].constraints ?? {});
    level = level[0].children;
  }
  const message = messages[0] ?? 'Los datos enviados no son válidos';
  return new AppError('BAD_REQUEST', message, { field: path.join('.') });
}

/** GraphQL's messages quote values: only names go out. */
function fromGraphQL(error: GraphQLError): AppError {
  const { message } = error;
  const at = fieldOfVariable(message);
  if (at === null && isAboutLiteral(error)) return refusedLiteral(fieldOfLiteral(error));
  const missing = /\bField "(?:\w+\.)?(\w+)" of required type/.exec(message)?.[1];
  const unknown = /\bField "(\w+)" is not defined by type/.exec(message)?.[1];
  if (at === null && missing === undefined && unknown === undefined) return graphqlRefusal(error);
  const field = [at, missing ?? unknown].filter(Boolean).join('.');
  if (unknown) return invalid(field, `Dato desconocido: ${field}`);
  if (missing || /was not provided|not (?:to )?be null/.test(message))
    return invalid(field, `Falta un dato obligatorio: ${field}`);
  return invalid(field, `El valor de ${field} no es válido`);
}

function refusedLiteral(field: string | null): AppError {
  return field === null
    ? new AppError('BAD_REQUEST', 'Algún valor de la consulta no es válido')
    : invalid(field, `El valor de ${field} no es válido`);
}

/** `name` for "$input" at "input.name", `id` for "$id", '' for a whole input. */
function fieldOfVariable(message: string): string | null {
  // Other messages concern the declaration.
  const variable = /^Variable "\$(\w+)" (?:got invalid value|of required type|of non-null type)/.exec(message)?.[1];
  if (variable === undefined) return null;
  const at = / at "\w+\.([\w.[\]]+)"/.exec(message)?.[1];
  return at ?? (/Field "\w+" (?:of required type|is not defined)/.test(message) ? '' : variable);
}

/** For messages of graphql-js and Apollo. They keep names, not values. */
const SENTENCES: readonly (readonly [said: RegExp, sentence: (...named: string[]) => string])[] = [
  // First: the parser reports the token limit.
  [
    /^Query depth limit of (\d+) exceeded, found (\d+)/,
    (max, found) => `La consulta GraphQL es demasiado profunda: tiene ${found} niveles y puede tener hasta ${max}`,
  ],
  [/^Maximum introspection depth exceeded/, () => 'La consulta GraphQL pide demasiados niveles del esquema'],
  [
    /^Aliases limit of (\d+) exceeded, found (\d+)/,
    (max, found) => `La consulta GraphQL tiene demasiados alias: tiene ${found} y puede tener hasta ${max}`,
  ],
  [
    /^Query Cost limit of (\d+) exceeded, found (\d+(?:\.\d+)?)/,
    (max, found) =>
      `La consulta GraphQL pide demasiados campos: cuestan ${Math.ceil(Number(found))} y pueden costar hasta ${max}`,
  ],
  [
    /^Root price limit of (\d+) exceeded, found (\d+)/,
    (max, found) =>
      `La consulta GraphQL pide demasiado a la vez: sus campos principales cuestan ${found} y pueden costar hasta ${max}`,
  ],
  [
    /^Syntax Error: Document contains more tha[nt] (\d+) tokens/,
    (max) => `La consulta GraphQL es demasiado larga: puede tener hasta ${max} palabras y signos`,
  ],
  [
    /^Too many (?:validation errors|errors processing variables)/,
    () => 'La consulta GraphQL tiene demasiados errores; acá están los primeros',
  ],
  [/^Cannot query field "(\w+)" on type "(\w+)"/, (field, type) => `El campo ${field} no existe en ${type}`],
  [
    /^Unknown argument "(\w+)" on (?:field|directive) "(@?[\w.]+)"/,
    (arg, place) => `El argumento ${arg} no existe en ${place}`,
  ],
  [
    /^(?:Field|Directive) "(@?\w+)" argument "(\w+)" of type .* is required/,
    (place, arg) => `Falta el argumento ${arg} de ${place}`,
  ],
  [/^Argument "(\w+)" of (?:required|non-null) type/, (arg) => `Falta un dato obligatorio: ${arg}`],
  [/^Field "(\w+)" of type .* must have/, (field) => `Falta decir qué campos de ${field} se piden`],
  [/^Field "(\w+)" must not have a selection/, (field) => `El campo ${field} no tiene campos adentro`],
  [/^Fields "(\w+)" conflict/, (name) => `El nombre ${name} se usa para dos campos distintos`],
  [/^Unknown type "(\w+)"/, (type) => `El tipo ${type} no existe`],
  [/^Unknown directive "(@\w+)"/, (directive) => `La directiva ${directive} no existe`],
  [/^Unknown fragment "(\w+)"/, (fragment) => `El fragmento ${fragment} no existe`],
  [/^Fragment "(\w+)" is never used/, (fragment) => `El fragmento ${fragment} no se usa`],
  [/^Cannot spread fragment "(\w+)" within itself/, (fragment) => `El fragmento ${fragment} se contiene a sí mismo`],
  [/^Variable "\$(\w+)" is not defined/, (variable) => `La variable ${variable} no está declarada`],
  [/^Variable "\$(\w+)" is never used/, (variable) => `La variable ${variable} no se usa`],
  [
    /^Variable "\$(\w+)" of type "(.+)" used in position expecting type "(.+)"/,
    (variable, type, expected) => `La variable ${variable} es ${type} y ahí se espera ${expected}`,
  ],
  [/^Must provide operation name/, () => 'La consulta tiene varias operaciones: operationName debe decir cuál'],
  [/^Unknown operation named/, () => 'La consulta no tiene la operación que dice operationName'],
  [
    /^Schema is not configured to execute/,
    () => 'No hay suscripciones: los cambios se siguen por eventos o se preguntan',
  ],
  [/^Must provide an operation/, () => 'La consulta no tiene ninguna operación'],
  [/^POST body missing/, () => 'El contenido debe ser un objeto JSON con la consulta en query'],
  [/^Operation batching disabled/, () => 'Cada pedido lleva una sola consulta'],
  [/^GraphQL operations must contain/, () => 'Falta la consulta: query'],
  [/^GraphQL queries must be strings/, () => 'La consulta debe ser un texto: query'],
  [/^`(variables|extensions)` in a POST body/, (key) => `${key} debe ser un objeto JSON`],
  [/^`operationName` in a POST body/, () => 'operationName debe ser un texto'],
  [/^The (variables|extensions) search parameter/, (key) => `${key} debe ser un objeto JSON`],
  [/^The '(\w+)' search parameter may only/, (key) => `${key} va una sola vez en la dirección`],
  [
    /^provided sha does not match|persisted query version/,
    () => 'extensions.persistedQuery lleva version 1 y el SHA-256 de la consulta',
  ],
  [/^This operation has been blocked/, () => 'Un pedido por GET lleva el encabezado apollo-require-preflight'],
  [/^GET requests may not have a content-type/, () => 'Un pedido por GET no lleva Content-Type, o application/json'],
  [/^GET requests only support query/, () => 'Los cambios (mutation) se piden por POST'],
  [/^Apollo Server supports only GET/, () => 'GraphQL se pide por GET o POST'],
  [/^Syntax Error/, () => 'La consulta GraphQL tiene un error de sintaxis'],
];

/** `detail`: the English message without values. */
function graphqlRefusal(error: GraphQLError): AppError {
  // Limits arrive with a syntax error's prefix.
  const message = error.message.replace(/^Syntax Error: (?=(?:Query|Aliases) )/, '');
  const [known, sentence] = SENTENCES.find(([pattern]) => pattern.test(message)) ?? [];
  const named = known?.exec(message)?.slice(1) ?? [];
  const text = sentence?.(...named) ?? 'La consulta GraphQL no es válida';
  const isVague = sentence === undefined || text.endsWith('sintaxis');
  return new AppError(codeOf(error), isVague ? text + placeOf(error) : text, { detail: withoutValues(message) });
}

function codeOf({ extensions }: GraphQLError): ErrorCode {
  const status = (extensions['http'] as { status?: number } | undefined)?.status;
  return CODES.find((code) => HTTP_STATUS[code] === status) ?? 'BAD_REQUEST';
}

const CODES = Object.keys(HTTP_STATUS) as ErrorCode[];

function placeOf({ locations }: GraphQLError): string {
  return locations?.[0] ? ` en la línea ${locations[0].line}, columna ${locations[0].column}` : '';
}
