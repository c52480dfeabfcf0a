import type { DocumentNode } from 'graphql';

import type { JsonSchema, ObjectSchema } from './openapi/json-schema';
import type { Data } from './selection';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Selects the answer from the data: a long one means that the schema lacks a field. */
export interface Shape {
  status: 200 | 201 | 204;
  of(data: Data): unknown;
  /** null: no body. Throws when the table is compiled if the data does not fit. */
  schemaOf(data: ObjectSchema): JsonSchema | null;
}

export interface RestRoute {
  method: Method;
  /** Below /api; `{name}` is a variable of the document. */
  path: string;
  /** Read when the table is compiled. */
  document: () => DocumentNode;
  shape: Shape;
}

/**
 * A documented call, answered by one GraphQL operation; the schema handles access and validation.
 * - The document has what differs from the schema; `completeDocument` adds snake_case keys, arguments and variables.
 * - Aliases are keys of the answer; `__` nests: `user__name: name` gives {"user": {"name": …}}.
 * - Variables come from the path, the query (GET, DELETE) or the body. `$idempotencyKey` comes from its header.
 * - `$isStaff`, for `@include`, is true for professionals, and administrators of rooms or prices.
 * - The operation's description is its OpenAPI text; the first line is the summary.
 */
export function route(method: Method, path: string, document: () => DocumentNode, shape: Shape = theField): RestRoute {
  return { method, path, document, shape };
}

/** The only root field's value. */
export const theField: Shape = {
  status: 200,
  of: (data) => Object.values(data)[0],
  schemaOf: ({ properties }) => {
    const [schema, ...others] = Object.values(properties);
    if (!schema || others.length > 0) throw new Error('needs exactly one root field for its shape');
    return schema;
  },
};

/** For a root field with more than the documented answer. */
export const thePart = (key: string): Shape => ({
  status: 200,
  of: (data) => (theField.of(data) as Data)[key],
  schemaOf: (data) => {
    const part = theField.schemaOf(data)?.properties?.[key];
    if (!part) throw new Error(`needs a ${key} for its shape`);
    return part;
  },
});

export const created: Shape = { ...theField, status: 201 };

export const envelope: Shape = { status: 200, of: (data) => data, schemaOf: (schema) => schema };

export const nothing: Shape = { status: 204, of: () => undefined, schemaOf: () => null };
