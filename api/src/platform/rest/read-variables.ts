import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
} from 'graphql';

import { AppError, invalid } from '../errors/app-error';
import type { CompiledRoute } from './compiled-route';
import { asSent, isRepeatable, restKey, toSchemaSpelling } from './nested-input';
import { EXPECTED_VERSION, type RestVariable } from './variables';

export interface Incoming {
  path: readonly string[];
  query: URLSearchParams;
  /** undefined without a body. */
  body: unknown;
  idempotencyKey: string | undefined;
}

/** BAD_REQUEST with the caller's key as `field`. Empty query values are absent; null is a value. */
export function readVariables(
  row: CompiledRoute,
  { path, query, body, idempotencyKey }: Incoming,
): Record<string, unknown> {
  const { variables } = row;
  const values: Record<string, unknown> = {};
  variables.path.forEach((variable, index) => {
    values[variable.name] = fromText(variable, path[index] ?? '');
  });
  const texts = textsOf(
    variables.query.map(({ name }) => name),
    query,
  );
  for (const variable of variables.query) {
    const text = texts[variable.name];
    if (text !== undefined) values[variable.name] = fromText(variable, text);
  }
  readBody(row, body, values);
  if (variables.idempotencyKey && idempotencyKey !== undefined) values[variables.idempotencyKey.name] = idempotencyKey;
  for (const variable of [...variables.path, ...variables.query]) check(variable, values[variable.name]);
  for (const variable of variables.body) check(variable, values[variable.name], body);
  return values;
}

/** Throws for unknown and repeated keys; skips empty values. */
export function textsOf(known: readonly string[], query: URLSearchParams): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const key of new Set(query.keys())) {
    if (!known.includes(key)) throw unknownKey('El parámetro', key);
    const [text = '', ...more] = query.getAll(key);
    if (more.length > 0) throw invalid(key, `El parámetro ${key} está repetido`);
    if (text !== '') texts[key] = text;
  }
  return texts;
}

function readBody(row: CompiledRoute, body: unknown, values: Record<string, unknown>): void {
  if (body === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('BAD_REQUEST', 'El contenido debe ser un objeto JSON');
  }
  for (const [key, value] of Object.entries(body)) {
    const variable = row.variables.body.find(({ name }) => name === key);
    if (!variable) {
      readSentBack(row, [key, value], values);
      continue;
    }
    values[key] = toSchemaSpelling(variable.type, value, (path, fault) => {
      const field = asSent([key, ...path].join('.'), body);
      throw fault === 'unknown' ? unknownKey('El dato', field) : invalid(field, `${field} no coincide con su clave`);
    });
  }
}

/** `version` becomes the expected version; path variables must agree. */
function readSentBack(
  { variables, sentBack }: CompiledRoute,
  [key, value]: [string, unknown],
  values: Record<string, unknown>,
): void {
  if (!sentBack.has(key)) throw unknownKey('El dato', key);
  const expected = key === 'version' && variables.body.find(({ name }) => name === EXPECTED_VERSION);
  if (expected) {
    check({ ...expected, name: key }, value);
    if (!(EXPECTED_VERSION in values)) values[EXPECTED_VERSION] = value;
  }
  const inPath = variables.path.find(({ name }) => restKey(name) === key);
  if (inPath && values[inPath.name] !== value) throw invalid(key, `${key} no coincide con la dirección`);
}

function fromText({ type }: RestVariable, text: string): unknown {
  const { name } = getNamedType(type);
  if (name === 'Int' && /^\d{1,15}$/.test(text)) return Number(text);
  if (name === 'Float' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text);
  if (name === 'Boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function check({ name: key, type, required, nullable }: RestVariable, value: unknown, body?: unknown): void {
  if (value == null && required) throw invalid(key, `Falta un dato obligatorio: ${key}`);
  if (value === null && !nullable) throw invalid(key, `${key} no puede ser null`);
  if (value === undefined) return;
  coerceInputValue(value, type, (path, _value, error) => {
    const missing = /^Field "(\w+)" of required type/.exec(error.message)?.[1];
    const inner = missing === undefined ? path : [...path, missing];
    const field = asSent([key, ...inner.map((part) => restKey(String(part)))].join('.'), body);
    if (missing !== undefined) throw invalid(field, `Falta un dato obligatorio: ${field}`);
    const message =
      error.originalError instanceof AppError ? error.originalError.message : expectation(field, path, type);
    throw invalid(field, message);
  });
}

function unknownKey(what: string, key: string): AppError {
  const field = isRepeatable(key) ? key : undefined;
  return new AppError(
    'BAD_REQUEST',
    field ? `${what} ${field} no existe en esta operación` : `${what} no existe en esta operación`,
    {
      ...(field !== undefined && { field }),
    },
  );
}

function expectation(field: string, path: readonly unknown[], type: GraphQLInputType): string {
  const bare = getNullableType(type);
  if (path.length > 0) return `El valor de ${field} no es válido`;
  if (isListType(bare)) return `${field} debe ser una lista`;
  if (isInputObjectType(bare)) return `${field} debe ser un objeto`;
  if (isEnumType(bare))
    return `${field} debe ser uno de: ${bare
      .getValues()
      .map(({ name }) => name)
      .join(', ')}`;
  return `${field} debe ser ${KINDS[bare.name] ?? 'un valor válido'}`;
}

const KINDS: Readonly<Record<string, string>> = {
  Int: 'un número entero',
  Float: 'un número',
  Boolean: 'true o false',
  String: 'un texto',
  ID: 'un texto',
};
