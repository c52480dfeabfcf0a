import { restKey } from '../nested-input';

const FIELD = /\b[a-z]+(?:[A-Z][a-z]+)+\b/g;

/** Replaces GraphQL names in descriptions by REST keys and addresses. */
export function inRestWords(operation: object, addresses: ReadonlyMap<string, string>): object {
  const keys = new Set(keysOf(operation));
  const withAddresses = (text: string) => text.replace(FIELD, (field) => addresses.get(field) ?? keyOf(keys, field));
  const text = JSON.stringify(operation, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? withAddresses(value) : value,
  );
  return JSON.parse(text) as object;
}

/** Some keys keep the field's name for existing programs. */
function keyOf(keys: ReadonlySet<string>, field: string): string {
  const key = restKey(field);
  return keys.has(key) && !keys.has(field) ? key : field;
}

function* keysOf(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  const { properties, name } = part as { properties?: object; name?: unknown };
  if (properties !== undefined) yield* Object.keys(properties);
  if (typeof name === 'string' && 'in' in part) yield name;
  for (const inner of Object.values(part)) yield* keysOf(inner);
}
