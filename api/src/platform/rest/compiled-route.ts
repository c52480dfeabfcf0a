import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

import { audiencesOf, keyNeedsOf, type Audience } from '../access/allow';
import { isPersonal } from '../access/personal-data';
import { allNeeds, type KeyNeeds } from '../access/scope';
import { completeDocument } from './complete-document';
import { operationOf } from './documents';
import { restKey } from './nested-input';
import { pagingOf, type Paging } from './page-links';
import { CONSEQUENCES_SCHEMA, schemaOfData, type JsonSchema } from './openapi/json-schema';
import type { Method, RestRoute } from './route';
import { placing, selectionOf, type Data, type Selected } from './selection';
import { EXPECTED_VERSION, IDEMPOTENCY_VARIABLE, STAFF_VARIABLE, variablesOf, type RestVariable } from './variables';

export interface CompiledRoute {
  method: Method;
  path: string;
  segments: readonly Segment[];
  document: DocumentNode;
  selection: readonly Selected[];
  status: number;
  variables: {
    path: readonly RestVariable[];
    query: readonly RestVariable[];
    body: readonly RestVariable[];
    idempotencyKey: RestVariable | null;
  };
  paging: Paging | null;
  /** The answer lists consequences as `affected` unless the caller asks first. */
  hasConsequences: boolean;
  /** The document has `$isStaff`. */
  tellsStaffMore: boolean;
  /** Answer keys that the body may repeat. */
  sentBack: ReadonlyMap<string, JsonSchema>;
  /** Per root field. */
  audiences: readonly (readonly Audience[])[];
  keyNeeds: KeyNeeds;
  place(data: Data): Data;
  /** Takes data nested by `place`. */
  answer(data: Data): unknown;
  answerSchema: JsonSchema | null;
  keyOf(field: string): string | undefined;
  /** They name the errors of fields and arguments. */
  schemaDescriptions: readonly string[];
  summary: string;
  description: string;
}

export interface Segment {
  text: string;
  isVariable: boolean;
}

/** Errors name the row. */
export function compileRoute(schema: GraphQLSchema, row: RestRoute): CompiledRoute {
  try {
    return compile(schema, row);
  } catch (error) {
    throw new Error(`REST row ${row.method} ${row.path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function compile(schema: GraphQLSchema, { method, path, document: readDocument, shape }: RestRoute): CompiledRoute {
  const document = completeDocument(schema, readDocument());
  const faults = validate(schema, document);
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('; '));
  const { operation, description } = operationOf(document);
  if (operation !== (method === 'GET' ? 'query' : 'mutation')) throw new Error(`cannot be a ${operation}`);
  const [summary = '', ...rest] = (description?.value ?? '').split('\n');
  if (!summary) throw new Error('its operation has no description');

  const segments = segmentsOf(path);
  const selection = selectionOf(schema, document);
  const place = placing(selection);
  const allVariables = variablesOf(schema, document);
  const sent = allVariables.filter(({ name }) => name !== STAFF_VARIABLE);
  const variables = divide(method, segments, sent);
  const keys = new Map<string, string>();
  for (const { name, fills } of [...variables.path, ...variables.query, ...variables.body]) {
    for (const field of fills) if (!keys.has(field)) keys.set(field, name);
  }
  for (const field of variables.idempotencyKey?.fills ?? []) keys.set(field, IDEMPOTENCY_HEADER);
  const leaves = new Set(variables.body.filter(({ type }) => isLeafType(getNamedType(type))).map(({ name }) => name));
  const hasConsequences = selection.some(({ field }) => field.args.some(({ name }) => CONFIRMING.test(name)));
  const plain = shape.schemaOf(schemaOfData(selection));
  const answerSchema = hasConsequences ? withAffected(plain) : plain;
  return {
    method,
    path,
    segments,
    document,
    selection,
    status: shape.status,
    variables,
    hasConsequences,
    paging: pagingOf(variables.query, selection[0]?.children ?? []),
    tellsStaffMore: sent.length < allVariables.length,
    sentBack: sentBackTo(variables.body, answerSchema),
    audiences: selection.map(({ field }) => audiencesOf(field) ?? []),
    keyNeeds: allNeeds(needsOf(selection)),
    place,
    answer: (data) => shape.of(data),
    answerSchema,
    keyOf: (field) => keyOf(keys, leaves, field),
    schemaDescriptions: [
      ...selection.map(({ field }) => field.description ?? ''),
      ...sent.flatMap((variable) => variable.schemaDescriptions),
    ],
    summary,
    description: rest.join('\n').trim(),
  };
}

function needsOf(selection: readonly Selected[]): KeyNeeds[] {
  const ofRoots = selection.map(({ field }) => keyNeedsOf(field));
  return selection.some(tellsPersonalData) ? [...ofRoots, ['personal-data']] : ofRoots;
}

function tellsPersonalData({ field, children }: Selected): boolean {
  return isPersonal(field) || (children ?? []).some(tellsPersonalData);
}

export function segmentsOf(path: string): Segment[] {
  if (!/^(\/([\w-]+(\.\w+)?|\{\w+\}))+$/.test(path)) throw new Error('the path is not made of /word and /{name}');
  return path
    .slice(1)
    .split('/')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return { text: name ?? part, isVariable: name !== undefined };
    });
}

function divide(
  method: Method,
  segments: readonly Segment[],
  all: readonly RestVariable[],
): CompiledRoute['variables'] {
  const inPath = segments
    .filter(({ isVariable }) => isVariable)
    .map(({ text }) => {
      const variable = all.find(({ name }) => name === text);
      if (!variable) throw new Error(`{${text}} is no variable of its document`);
      if (!isNonNullType(variable.type)) throw new Error(`{${text}} has to be a required variable`);
      return variable;
    });
  const idempotencyKey = all.find(({ name }) => name === IDEMPOTENCY_VARIABLE) ?? null;
  if (idempotencyKey && method !== 'POST' && method !== 'DELETE')
    throw new Error('only a POST or DELETE takes an Idempotency-Key');
  const others = all.filter((variable) => !inPath.includes(variable) && variable !== idempotencyKey);
  const takesBody = method !== 'GET' && method !== 'DELETE';
  for (const { name, type } of [...inPath, ...(takesBody ? [] : others)]) {
    if (isListType(isNonNullType(type) ? type.ofType : type) || isInputObjectType(getNamedType(type))) {
      throw new Error(`$${name} is more than a text in an address can say`);
    }
  }
  return { path: inPath, query: takesBody ? [] : others, body: takesBody ? others : [], idempotencyKey };
}

/** Answer keys that the body lacks; only with an expected version. */
function sentBackTo(body: readonly RestVariable[], answer: JsonSchema | null): ReadonlyMap<string, JsonSchema> {
  const known = new Set(body.map(({ name }) => name));
  const properties = known.has(EXPECTED_VERSION) ? (answer?.items ?? answer)?.properties : undefined;
  return new Map(Object.entries(properties ?? {}).filter(([key]) => !known.has(key)));
}

/** Confirms consequences by id. */
const CONFIRMING = /^confirmed[A-Z]/;

function withAffected(schema: JsonSchema | null): JsonSchema | null {
  if (!schema?.properties) return schema;
  const affected = { ...CONSEQUENCES_SCHEMA, description: 'Lo que el cambio trajo consigo, si no se preguntó antes' };
  return { ...schema, properties: { ...schema.properties, affected } };
}

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A nested field in the caller's keys: `contact.home_phone`. Below `leaves` it stays as sent. */
function keyOf(keys: ReadonlyMap<string, string>, leaves: ReadonlySet<string>, field: string): string | undefined {
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const key = keys.get(parts.slice(0, length).join('.'));
    if (key === undefined) continue;
    const inner = parts.slice(length);
    return [key, ...(leaves.has(key) ? inner : inner.map(restKey))].join('.');
  }
  return undefined;
}
