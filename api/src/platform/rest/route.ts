import type { DocumentNode } from 'graphql';

import type { JsonSchema, ObjectSchema } from './openapi/json-schema';
import type { Data } from './selection';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Picks the answer from the data, in five lines: if it needs more, the schema lacks a field. */
export interface Shape {
  status: 200 | 201 | 204;
  of(data: Data): unknown;
  /** For OpenAPI; null: no body. Throws, when the table is made, for data that does not fit. */
  schemaOf(data: ObjectSchema): JsonSchema | null;
}

export interface RestRoute {
  method: Method;
  /** Below /api. A `{name}` is a variable of the document. */
  path: string;
  /** Called when the table is compiled, not at start-up. */
  document: () => DocumentNode;
  shape: Shape;
}

/**
 * A documented call, answered by one GraphQL operation; the schema handles access and validation. The document holds
 * what differs from the schema, and `completeDocument` adds the rest: keys in snake_case, arguments and their
 * variables. Aliases are keys of the answer; `__` nests: `user__name: name` gives {"user": {"name": …}}. Variables come
 * from path, query (GET, DELETE) or body, `$idempotencyKey` from the header Idempotency-Key. `$isStaff`, for
 * `@include`, tells whether the caller is staff. The operation's description is its OpenAPI text, the first line its
 * summary.
 */
export function route(method: Method, path: string, document: () => DocumentNode, shape: Shape = theField): RestRoute {
  return { method, path, document, shape };
}

/** The value of the only root field. */
export const theField: Shape = {
  status: 200,
  of: (data) => Object.values(data)[0],
  schemaOf: ({ properties }) => {
    const [schema, ...others] = Object.values(properties);
    if (!schema || others.length > 0) throw new Error('needs exactly one root field for its shape');
    return schema;
  },
};

/** A part of the only root field: documents name it, because we know more than it. */
export const thePart = (key: string): Shape => ({
  status: 200,
  of: (data) => (theField.of(data) as Data)[key],
  schemaOf: (data) => {
    const part = theField.schemaOf(data)?.properties?.[key];
    if (!part) throw new Error(`needs a ${key} for its shape`);
    return part;
  },
});

/** Like theField, for a call that creates. */
export const created: Shape = { ...theField, status: 201 };

/** The root fields under their aliases. */
export const envelope: Shape = { status: 200, of: (data) => data, schemaOf: (schema) => schema };

export const nothing: Shape = { status: 204, of: () => undefined, schemaOf: () => null };
