import {
  GraphQLError,
  getVariableValues,
  locatedError,
  type ExecutionResult,
  type GraphQLLeafType,
  type GraphQLResolveInfo,
} from 'graphql';

import { argumentsOf, type CompiledField, type CompiledQuery, type CompiledType } from './compile-query';

interface Run {
  query: CompiledQuery;
  contextValue: unknown;
  variableValues: Readonly<Record<string, unknown>>;
  errors: FieldErrors;
}

type Path = GraphQLResolveInfo['path'];

/** Data and errors equal those of graphql's execute(), in order. Never rejects. */
export async function runQuery(
  query: CompiledQuery,
  contextValue: unknown,
  variables: Readonly<Record<string, unknown>>,
): Promise<ExecutionResult> {
  const { errors, coerced } = getVariableValues(query.schema, query.operation.variableDefinitions ?? [], variables, {
    maxErrors: 50,
  });
  if (errors) return { errors };
  const run: Run = { query, contextValue, variableValues: coerced, errors: new FieldErrors() };
  let data: Answer | null = null;
  try {
    data = await runFields(run, query.fields, undefined, undefined);
  } catch (error) {
    run.errors.add(error as GraphQLError, undefined);
  }
  const { list } = run.errors;
  return list.length === 0 ? { data } : { errors: list, data };
}

/** Drops errors below a null. */
class FieldErrors {
  readonly list: GraphQLError[] = [];
  private readonly nulled = new Set<Path | undefined>();

  add(error: GraphQLError, place: Path | undefined): void {
    for (let path = place; path !== undefined; path = path.prev) if (this.nulled.has(path)) return;
    if (this.nulled.has(undefined)) return;
    this.nulled.add(place);
    this.list.push(error);
  }
}

type Answer = Record<string, unknown>;

/** No prototype: `__proto__` is an ordinary key. One hidden class for all rows is faster. */
const Answer = function () {} as unknown as new () => Answer;
Answer.prototype = Object.create(null);

/** Starts all fields before it awaits any. */
function runFields(
  run: Run,
  fields: readonly CompiledField[],
  source: unknown,
  parent: Path | undefined,
): Answer | Promise<Answer> {
  const answer = new Answer();
  let waits = false;
  try {
    for (const compiled of fields) {
      const value = runField(run, compiled, source, parent);
      answer[compiled.key] = value;
      waits ||= isPromise(value);
    }
  } catch (error) {
    if (!waits) throw error;
    // Other fields still run and may fail.
    return settled(answer).finally(() => Promise.reject(error as Error));
  }
  return waits ? settled(answer) : answer;
}

async function settled(promised: Answer): Promise<Answer> {
  const values = await Promise.all(Object.values(promised));
  const answer = new Answer();
  for (const [index, key] of Object.keys(promised).entries()) answer[key] = values[index];
  return answer;
}

function runField(run: Run, compiled: CompiledField, source: unknown, parent: Path | undefined): unknown {
  const path: Path = { prev: parent, key: compiled.key, typename: compiled.parentType.name };
  try {
    return finished(run, compiled, compiled.type, path, resolved(run, compiled, source, path));
  } catch (error) {
    return failed(run, compiled, compiled.type, path, error);
  }
}

function resolved(run: Run, compiled: CompiledField, source: unknown, path: Path): unknown {
  const { resolve, field } = compiled;
  if (resolve)
    return resolve(source, argumentsOf(compiled, run.variableValues), run.contextValue, infoOf(run, compiled, path));
  const properties = source as Readonly<Record<string, unknown>> | undefined;
  const value = properties?.[field.name];
  if (typeof value !== 'function') return value;
  return value.call(
    properties,
    argumentsOf(compiled, run.variableValues),
    run.contextValue,
    infoOf(run, compiled, path),
  );
}

function infoOf(
  { query, variableValues }: Run,
  { field, nodes, parentType }: CompiledField,
  path: Path,
): GraphQLResolveInfo {
  const { schema, fragments, operation } = query;
  return {
    fieldName: field.name,
    fieldNodes: nodes,
    returnType: field.type,
    parentType,
    path,
    schema,
    fragments,
    rootValue: undefined,
    operation,
    variableValues: variableValues as Record<string, unknown>,
  };
}

function finished(run: Run, compiled: CompiledField, type: CompiledType, path: Path, value: unknown): unknown {
  const done = isPromise(value)
    ? value.then((known) => complete(run, compiled, type, path, known))
    : complete(run, compiled, type, path, value);
  return isPromise(done) ? done.then(undefined, (error: unknown) => failed(run, compiled, type, path, error)) : done;
}

/** A non-null field throws the error to its parent. */
function failed(run: Run, { nodes }: CompiledField, { nullable }: CompiledType, path: Path, fault: unknown): null {
  const error = locatedError(fault, nodes, keysOf(path));
  if (!nullable) throw error;
  run.errors.add(error, path);
  return null;
}

function complete(run: Run, compiled: CompiledField, type: CompiledType, path: Path, value: unknown): unknown {
  if (value instanceof Error) throw value;
  if (value == null) {
    if (type.nullable) return null;
    throw new Error(`Cannot return null for non-nullable field ${nameOf(compiled)}.`);
  }
  if (type.leaf) return serialized(type.leaf, value);
  if (type.fields) return runFields(run, type.fields, value, path);
  if (typeof value !== 'object' || !(Symbol.iterator in value)) {
    throw new GraphQLError(`Expected Iterable, but did not find one for field "${nameOf(compiled)}".`);
  }
  return completeList(run, compiled, type.items!, path, value as Iterable<unknown>);
}

function nameOf({ parentType, field }: CompiledField): string {
  return `${parentType.name}.${field.name}`;
}

function completeList(
  run: Run,
  compiled: CompiledField,
  type: CompiledType,
  path: Path,
  values: Iterable<unknown>,
): unknown {
  let waits = false;
  const items: unknown[] = [];
  try {
    for (const value of values) {
      const item = completeItem(run, compiled, type, { prev: path, key: items.length, typename: undefined }, value);
      waits ||= isPromise(item);
      items.push(item);
    }
  } catch (error) {
    // Other items still run; an unhandled rejection would end the process.
    for (const item of items) if (isPromise(item)) item.catch(() => undefined);
    throw error;
  }
  return waits ? Promise.all(items) : items;
}

function completeItem(run: Run, compiled: CompiledField, type: CompiledType, place: Path, value: unknown): unknown {
  try {
    return finished(run, compiled, type, place, value);
  } catch (error) {
    return failed(run, compiled, type, place, error);
  }
}

function serialized(type: GraphQLLeafType, value: unknown): unknown {
  const written: unknown = type.serialize(value);
  // Without the value: the message is logged.
  if (written == null) throw new Error(`${type.name} serialized something as ${String(written)}`);
  return written;
}

function keysOf(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at: Path | undefined = path; at !== undefined; at = at.prev) keys.unshift(at.key);
  return keys;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}
