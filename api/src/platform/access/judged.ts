import {
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { Extensions } from 'type-graphql';

import type { Context } from '../context';
import { assertCan } from './allow';
import { isPersonal } from './personal-data';

/** The object as the caller may read it: whole, reduced, or null. */
export type Judgement<T> = (ctx: Context, object: T) => T | null | Promise<T | null>;

/** Judges objects of the type on every path of a query (ADR 130). */
export function Judged<T>(judge: Judgement<T>): ClassDecorator {
  return Extensions({ [JUDGED]: judge }) as ClassDecorator;
}

/** For types checked by resolver, token or parent object. */
export const judgedWhereRead: Judgement<object> = (_, object) => object;

/** Marks an object that its operation has authorized. */
export function granted<T extends object>(object: T): T {
  grants.add(object);
  return object;
}

/** Marks an object requested by id; some judgements show more of it. */
export function named<T extends object>(object: T): T {
  byId.add(object);
  return object;
}

export function isNamed(object: object): boolean {
  return byId.has(object);
}

const JUDGED = 'judged';
const JUDGES = 'judges';
const grants = new WeakSet();
const byId = new WeakSet();

export function judgementOf({ extensions }: GraphQLObjectType): Judgement<object> | null {
  return (extensions[JUDGED] as Judgement<object> | undefined) ?? null;
}

/** Throws at boot for a type with personal fields and no judgement. Call it before enforceAccess. */
export function enforceJudgements(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const type of types) {
    for (const field of Object.values(type.getFields())) {
      if (isPersonal(field) && !isRoot(schema, type) && !judgementOf(type)) {
        throw new Error(`${type.name}.${field.name} is personal, and its type is not judged: add @Judged`);
      }
      const answered = getNamedType(field.type);
      const judge = isObjectType(answered) ? judgementOf(answered) : null;
      if (!judge) continue;
      const { resolve, name } = field;
      field.extensions = { ...field.extensions, [JUDGES]: true };
      const nullable = !isNonNullType(itemOf(field.type));
      const each = (ctx: Context, object: object) => judged(judge, ctx, object, nullable);
      field.resolve = (source, args, ctx: Context, info) => {
        const found: unknown = resolve ? resolve(source, args, ctx, info) : (source as Record<string, unknown>)[name];
        return isPromise(found) ? found.then((it) => judgedAll(each, ctx, it)) : judgedAll(each, ctx, found);
      };
    }
  }
  return schema;
}

function itemOf(type: GraphQLOutputType): GraphQLOutputType {
  const bare = getNullableType(type);
  return isListType(bare) ? (bare.ofType as GraphQLOutputType) : type;
}

export function judges({ extensions }: GraphQLField<unknown, never>): boolean {
  return extensions[JUDGES] === true;
}

export function isRoot(schema: GraphQLSchema, type: GraphQLObjectType): boolean {
  return type === schema.getQueryType() || type === schema.getMutationType() || type === schema.getSubscriptionType();
}

function judged(judge: Judgement<object>, ctx: Context, object: object, nullable: boolean): unknown {
  if (grants.has(object)) return object;
  const readable = judge(ctx, object);
  if (readable === object) return object;
  return isPromise(readable) ? readable.then((it) => present(it, nullable)) : present(readable, nullable);
}

function present(readable: unknown, nullable: boolean): unknown {
  assertCan(readable !== null || nullable);
  return readable;
}

type Each = (ctx: Context, object: object) => unknown;

function judgedAll(each: Each, ctx: Context, found: unknown): unknown {
  if (!Array.isArray(found)) return isObject(found) ? each(ctx, found) : found;
  return found.map((it: unknown) => (isObject(it) ? each(ctx, it) : it));
}

/** For objects outside fields, such as a conflict's current state. */
export async function judgedState(type: GraphQLObjectType, ctx: Context, state: unknown): Promise<unknown> {
  const judge = judgementOf(type);
  return judge && isObject(state) ? judged(judge, ctx, state, false) : state;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Error);
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}
