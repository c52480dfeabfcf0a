import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLScalarType,
} from 'graphql';

import { keyOfItems, restKey } from '../nested-input';
import type { Selected } from '../selection';

/** The used part of JSON Schema 2020-12. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  readOnly?: boolean;
  examples?: readonly unknown[];
}

export interface ObjectSchema extends JsonSchema {
  type: 'object';
  properties: Record<string, JsonSchema>;
  required: readonly string[];
}

export const CONSEQUENCES_SCHEMA: JsonSchema = {
  type: 'array',
  items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: true },
};

export function schemaOfData(fields: readonly Selected[]): ObjectSchema {
  const root: ObjectSchema = { type: 'object', properties: {}, required: [] };
  for (const { place, field, isOptional, children } of fields) {
    let parent = root;
    for (const key of place.slice(0, -1)) parent = nested(parent, key);
    const leaf = outputSchema(field.type, children);
    add(parent, place.at(-1)!, describe(leaf, field.description), isOptional);
  }
  return root;
}

export function inputSchema(type: GraphQLInputType, nullable: boolean): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType, false);
  if (isListType(type)) return listSchema(type.ofType, nullable);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const properties = fields.map(
      (field) => [restKey(field.name), describe(inputSchema(field.type, true), field.description)] as const,
    );
    const required = fields
      .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
      .map(({ name }) => restKey(name));
    return orNull(
      { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false },
      nullable,
    );
  }
  return leafSchema(type, nullable);
}

/** Keyed items may also be an object with an entry per key. */
function listSchema(itemType: GraphQLInputType, nullable: boolean): JsonSchema {
  const items = inputSchema(itemType, true);
  const key = keyOfItems(itemType);
  if (key === undefined) return orNull({ type: 'array', items }, nullable);
  const { required = [], ...entry } = inputSchema(itemType, false);
  const additionalProperties = { ...entry, required: required.filter((name) => name !== restKey(key)) };
  return { type: ['object', 'array', ...(nullable ? ['null'] : [])], items, additionalProperties };
}

function outputSchema(type: GraphQLOutputType, children: readonly Selected[] | null, nullable = true): JsonSchema {
  if (isNonNullType(type)) return outputSchema(type.ofType, children, false);
  if (isListType(type)) return orNull({ type: 'array', items: outputSchema(type.ofType, children) }, nullable);
  if (children) return orNull(schemaOfData(children), nullable);
  if (!isScalarType(type) && !isEnumType(type)) throw new Error(`A leaf cannot be ${String(type)}`);
  return leafSchema(type, nullable);
}

function leafSchema(type: GraphQLScalarType | GraphQLEnumType, nullable: boolean): JsonSchema {
  if (isEnumType(type)) {
    const names: unknown[] = type.getValues().map(({ name }) => name);
    return { ...orNull({ type: 'string' }, nullable), enum: nullable ? [...names, null] : names };
  }
  const schema = SCALARS[type.name] ?? type.extensions['jsonSchema'];
  if (!schema) throw new Error(`The scalar ${type.name} has no extensions.jsonSchema`);
  return orNull(schema as JsonSchema, nullable);
}

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
};

function orNull(schema: JsonSchema, nullable: boolean): JsonSchema {
  return nullable && typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;
}

function describe(schema: JsonSchema, description: string | null | undefined): JsonSchema {
  return description ? { ...schema, description } : schema;
}

function nested(parent: ObjectSchema, key: string): ObjectSchema {
  const child = (parent.properties[key] ?? { type: 'object', properties: {}, required: [] }) as ObjectSchema;
  add(parent, key, child);
  return child;
}

function add(parent: ObjectSchema, key: string, schema: JsonSchema, isOptional = false): void {
  parent.properties[key] = schema;
  if (!isOptional && !parent.required.includes(key)) parent.required = [...parent.required, key];
}
