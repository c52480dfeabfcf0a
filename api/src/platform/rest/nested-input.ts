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

/**
 * A value as the schema spells it, all the way down; a variable's own name is the document's business.
 * `refuse` is called with the path of a key that the type lacks. Values of other types are left to be judged later.
 */
export function toSchemaSpelling(
  type: GraphQLInputType,
  value: unknown,
  refuse: (path: readonly (string | number)[]) => never,
  path: readonly (string | number)[] = [],
): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const items = itemsOf(bare.ofType, value);
    return items?.map((item, index) => toSchemaSpelling(bare.ofType, item, refuse, [...path, index])) ?? value;
  }
  if (!isInputObjectType(bare) || !isPlainObject(value)) return value;
  const fields = new Map(Object.values(bare.getFields()).map((field) => [restKey(field.name), field]));
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const field = fields.get(key) ?? refuse([...path, key]);
    return [field.name, toSchemaSpelling(field.type, inner, refuse, [...path, key])];
  });
  return Object.fromEntries(entries);
}

/** A list's items, also those of an object that stands for one, where an entry's key wins over what it says itself. */
function itemsOf(type: GraphQLInputType, value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const key = keyOfItems(type);
  if (key === undefined || typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).map(([name, item]) => (isPlainObject(item) ? { ...item, [restKey(key)]: name } : item));
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
