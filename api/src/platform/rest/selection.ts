import {
  getNamedType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

import { operationOf } from './documents';

/** Root fields by alias. */
export type Data = Readonly<Record<string, unknown>>;

/** Fragments are inlined. */
export interface Selected {
  alias: string;
  /** `user__name` is ['user', 'name']. */
  place: readonly string[];
  field: GraphQLField<unknown, unknown>;
  on: string;
  /** Some callers don't get it. */
  isOptional: boolean;
  children: readonly Selected[] | null;
}

/** Throws for colliding aliases. */
export function selectionOf(schema: GraphQLSchema, document: DocumentNode): Selected[] {
  const operation = operationOf(document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`has no ${operation.operation} to ask`);
  return collect(root, operation.selectionSet, fragments);
}

function collect(
  type: GraphQLNamedType,
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): Selected[] {
  if (!isObjectType(type)) throw new Error(`selects from ${type.name}, which is not an object`);
  const fields = selections.flatMap((node): Selected[] => {
    const isOptional = (node.directives ?? []).length > 0;
    if (node.kind !== Kind.FIELD) {
      const { selectionSet } = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value)! : node;
      return collect(type, selectionSet, fragments).map((field) => ({
        ...field,
        isOptional: isOptional || field.isOptional,
      }));
    }
    const field = type.getFields()[node.name.value];
    if (!field) throw new Error(`selects ${node.name.value}, which ${type.name} does not declare`);
    const alias = node.alias?.value ?? node.name.value;
    const children = node.selectionSet ? collect(getNamedType(field.type), node.selectionSet, fragments) : null;
    return [{ alias, place: alias.split('__'), field, on: type.name, isOptional, children }];
  });
  assertApart(fields);
  return fields;
}

function assertApart(fields: readonly Selected[]): void {
  const leaves = new Set<string>();
  for (const { alias } of fields) {
    if (leaves.has(alias)) throw new Error(`selects ${alias} twice`);
    leaves.add(alias);
  }
  for (const { alias, place } of fields) {
    if (place.includes('')) throw new Error(`has the alias ${alias}, which nests under nothing`);
    for (let depth = 1; depth < place.length; depth += 1) {
      const parent = place.slice(0, depth).join('__');
      if (leaves.has(parent)) throw new Error(`uses ${parent} both as a value and as a parent of ${alias}`);
    }
  }
}

export function placing(fields: readonly Selected[]): (data: Data) => Data {
  if (!nests(fields)) return (data) => data;
  return (data) => place(fields, data) as Data;
}

function nests(fields: readonly Selected[]): boolean {
  return fields.some((it) => it.place.length > 1 || (it.children !== null && nests(it.children)));
}

function place(fields: readonly Selected[], value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => place(fields, item));
  const placed: Record<string, unknown> = {};
  for (const { alias, place: keys, isOptional, children } of fields) {
    const inner = (value as Data)[alias];
    if (isOptional && inner === undefined) continue;
    let target = placed;
    for (const key of keys.slice(0, -1)) target = (target[key] ??= {}) as Record<string, unknown>;
    target[keys.at(-1)!] = children ? place(children, inner) : inner;
  }
  return placed;
}
