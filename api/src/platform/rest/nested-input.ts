import { getNullableType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';

import { LocalDate } from '../graphql/scalars';

/** `startTime` becomes `start_time`. */
export function restKey(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function restKeys(thing: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(thing).map(([field, value]) => [restKey(field), value]));
}

/** REST may send an object keyed by `field` for a list of this type. */
export function keyedBy(field: string): { keyedBy: string } {
  return { keyedBy: field };
}

export function keyOfItems(type: GraphQLInputType): string | undefined {
  const item = getNullableType(type);
  return isInputObjectType(item) ? (item.extensions['keyedBy'] as string | undefined) : undefined;
}

type Path = readonly (string | number)[];

/** For keys that the type lacks, or that contradict their entry. */
export type RefuseKey = (path: Path, fault: 'unknown' | 'contradictory') => never;

/** Renames keys; '' for a date, as forms send it, becomes null. Validates no values. */
export function toSchemaSpelling(type: GraphQLInputType, value: unknown, refuse: RefuseKey, path: Path = []): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const items = itemsOf(bare.ofType, value, refuse, path);
    return items?.map((item, index) => toSchemaSpelling(bare.ofType, item, refuse, [...path, index])) ?? value;
  }
  if (value === '' && bare.toString() === LocalDate.name && !isNonNullType(type)) return null;
  if (!isInputObjectType(bare) || !isPlainObject(value)) return value;
  const fields = new Map(Object.values(bare.getFields()).map((field) => [restKey(field.name), field]));
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const field = fields.get(key) ?? refuse([...path, key], 'unknown');
    return [field.name, toSchemaSpelling(field.type, inner, refuse, [...path, key])];
  });
  return Object.fromEntries(entries);
}

function itemsOf(type: GraphQLInputType, value: unknown, refuse: RefuseKey, path: Path): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const field = keyOfItems(type);
  if (field === undefined || !isPlainObject(value)) return undefined;
  const key = restKey(field);
  return Object.entries(value).map(([name, item]: [string, unknown], index) => {
    if (!isPlainObject(item)) return item;
    const { [key]: own = name } = item;
    return own === name ? { ...item, [key]: name } : refuse([...path, index, key], 'contradictory');
  });
}

/** Names keyed entries by key, if safe to repeat, instead of index. */
export function asSent(field: string, body: unknown): string {
  let value = body;
  const parts = field.split('.').map((part) => {
    const key = isPlainObject(value) && !Object.hasOwn(value, part) ? Object.keys(value)[Number(part)] : undefined;
    value = (value as Record<string, unknown> | null | undefined)?.[key ?? part];
    return key !== undefined && isRepeatable(key) ? key : part;
  });
  return parts.join('.');
}

export function isRepeatable(key: string): boolean {
  return /^[\w.-]{1,64}$/.test(key);
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
