import type { DocumentNode } from 'graphql';

import type { JsonSchema, ObjectSchema } from './openapi/json-schema';
import type { Data } from './selection';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Which part of the data is the answer. Synchronous, without the request, five lines at most: if it needs more,
 * the schema lacks a field.
 */
export interface Shape {
  status: 200 | 201 | 204;
  of(data: Data): unknown;
  /** The same for the data's schema, for OpenAPI; null: no body. Throws, when the table is made, where the shape does not fit. */
  schemaOf(data: ObjectSchema): JsonSchema | null;
}

/** One line of the REST table. */
export interface RestRoute {
  method: Method;
  /** Below /api, with `{name}` for what varies: each name is a variable of the document. */
  path: string;
  /** Read when the table is compiled, so that a start need not. */
  document: () => DocumentNode;
  shape: Shape;
}

/**
 * A documented call, answered by one GraphQL operation. The operation's aliases are the keys of the answer and its
 * variables those of path, query (GET, DELETE) or body; who may and what is valid is the schema's business.
 * Fields of input objects go by their snake_case names. In aliases `__` nests: `user__name: name` answers
 * {"user": {"name": …}}. A variable `$idempotencyKey` is the header Idempotency-Key; `$isStaff`, for
 * `@include`, is no key of the caller's: it says whether they are of the staff. The operation's description is its
 * text in OpenAPI: the first line its summary.
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

/** Of the only root field, an object, one part: what the documents name by itself, where we know more of it. */
export const thePart = (key: string): Shape => ({
  status: 200,
  of: (data) => (theField.of(data) as Data)[key],
  schemaOf: (data) => {
    const part = theField.schemaOf(data)?.properties?.[key];
    if (!part) throw new Error(`needs a ${key} for its shape`);
    return part;
  },
});

/** The same for a call that creates. */
export const created: Shape = { ...theField, status: 201 };

/** The root fields under their aliases. */
export const envelope: Shape = { status: 200, of: (data) => data, schemaOf: (schema) => schema };

/** That it was done is all there is to say. */
export const nothing: Shape = { status: 204, of: () => undefined, schemaOf: () => null };
