import type { DocumentNode } from 'graphql';

import type { JsonSchema, ObjectSchema } from './openapi/json-schema';
import type { Data } from './selection';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Selects the answer from the data. If that needs more than five lines, the schema lacks a field. */
export interface Shape {
  status: 200 | 201 | 204;
  of(data: Data): unknown;
  /** For OpenAPI; null: no body. Throws at compile time for data that does not fit. */
  schemaOf(data: ObjectSchema): JsonSchema | null;
}

export interface RestRoute {
  method: Method;
  /** Below /api. A `{name}` is a variable of the document. */
  path: string;
  /** Called when the table is compiled. */
  document: () => DocumentNode;
  shape: Shape;
}

/**
 * A documented call, answered by one GraphQL operation; the schema handles access and validation.
 * - The document has what differs from the schema; `completeDocument` adds snake_case keys, arguments and variables.
 * - Aliases are keys of the answer; `__` nests: `user__name: name` gives {"user": {"name": …}}.
 * - Variables come from the path, the query (GET, DELETE) or the body. `$idempotencyKey` comes from its header.
 * - `$isStaff`, for `@include`, is true for staff.
 * - The operation's description is its OpenAPI text; the first line is the summary.
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

/** A part of the only root field, which has more than the documented answer. */
export const thePart = (key: string): Shape => ({
  status: 200,
  of: (data) => (theField.of(data) as Data)[key],
  schemaOf: (data) => {
    const part = theField.schemaOf(data)?.properties?.[key];
    if (!part) throw new Error(`needs a ${key} for its shape`);
    return part;
  },
});

/** For a call that creates. */
export const created: Shape = { ...theField, status: 201 };

/** The root fields under their aliases. */
export const envelope: Shape = { status: 200, of: (data) => data, schemaOf: (schema) => schema };

export const nothing: Shape = { status: 204, of: () => undefined, schemaOf: () => null };
