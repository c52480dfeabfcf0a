import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';

/** How REST spells a field of an input object: `startTime` is `start_time`. */
export function restKey(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The same for the fields of something flat that is told. */
export function restKeys(thing: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(thing).map(([field, value]) => [restKey(field), value]));
}

/** For an input type of which REST takes, instead of a list, an object with an entry for each value of that field. */
export function keyedBy(field: string): { keyedBy: string } {
  return { keyedBy: field };
}

/** The field that an item of the list goes by, where it may come as an object. */
export function keyOfItems(type: GraphQLInputType): string | undefined {
  const item = getNullableType(type);
  return isInputObjectType(item) ? (item.extensions['keyedBy'] as string | undefined) : undefined;
}

type Path = readonly (string | number)[];

/** What is wrong with the key at the end of the path: the type lacks it, or the entry that it is in says otherwise. */
export type RefuseKey = (path: Path, fault: 'unknown' | 'contradictory') => never;

/**
 * A value as the schema spells it, all the way down; a variable's own name is the document's business.
 * Values of other types are left to be judged later.
 */
export function toSchemaSpelling(type: GraphQLInputType, value: unknown, refuse: RefuseKey, path: Path = []): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const items = itemsOf(bare.ofType, value, refuse, path);
    return items?.map((item, index) => toSchemaSpelling(bare.ofType, item, refuse, [...path, index])) ?? value;
  }
  if (!isInputObjectType(bare) || !isPlainObject(value)) return value;
  const fields = new Map(Object.values(bare.getFields()).map((field) => [restKey(field.name), field]));
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const field = fields.get(key) ?? refuse([...path, key], 'unknown');
    return [field.name, toSchemaSpelling(field.type, inner, refuse, [...path, key])];
  });
  return Object.fromEntries(entries);
}

/** A list's items, also those of an object that stands for one, each with its entry's key. */
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

/**
 * A field of a body as who sent it finds it: in an object that stands for a list an entry goes by its key, not by its
 * place. Keys are the caller's own text: only what looks like one is repeated.
 */
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
