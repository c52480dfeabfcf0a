/** What strangers sent, looked into without believing any of its form. */

export function objectAt(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** [] for what is no list. */
export function listAt(value: unknown, name: string): readonly unknown[] {
  const list = objectAt(value, name);
  return Array.isArray(list) ? list : [];
}

/** undefined for what is no text, and for an empty one. */
export function textAt(value: unknown, name: string): string | undefined {
  const text = objectAt(value, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** The reference of the Reference there. */
export function referenceAt(value: unknown, name: string): string | undefined {
  return textAt(objectAt(value, name), 'reference');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
