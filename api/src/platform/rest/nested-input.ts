import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';

/** How REST spells a field of an input object: `startTime` is `start_time`. */
export function restKey(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
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
  if (isListType(bare) && Array.isArray(value)) {
    return value.map((item, index) => toSchemaSpelling(bare.ofType, item, refuse, [...path, index]));
  }
  if (!isInputObjectType(bare) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = new Map(Object.values(bare.getFields()).map((field) => [restKey(field.name), field]));
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const field = fields.get(key) ?? refuse([...path, key]);
    return [field.name, toSchemaSpelling(field.type, inner, refuse, [...path, key])];
  });
  return Object.fromEntries(entries);
}
