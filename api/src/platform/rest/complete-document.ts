import {
  getNullableType,
  isInputObjectType,
  isNonNullType,
  Kind,
  parseType,
  parseValue,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLSchema,
  type NameNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql';

import { operationOf } from './documents';
import { restKey } from './nested-input';
import { IDEMPOTENCY_VARIABLE, usesOf, type Use } from './variables';

/** Adds keys, arguments and declarations that the schema knows (ADR 71). Written arguments stay, `null` included. */
export function completeDocument(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const keyed = visit(document, {
    SelectionSet: (node, _key, parent) =>
      isOperation(parent) ? undefined : { ...node, selections: node.selections.map(withKey) },
  });
  const operation = operationOf(keyed);
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const selections = operation.selectionSet.selections.map((node) => {
    const args = node.kind === Kind.FIELD ? fields[node.name.value]?.args : undefined;
    return node.kind === Kind.FIELD && args ? withArguments(node, args, keysIn(node.selectionSet, keyed)) : node;
  });
  const selectionSet = { ...operation.selectionSet, selections };
  const filled = replaceOperation(keyed, { ...operation, selectionSet });
  const variableDefinitions = declarations(operation.variableDefinitions ?? [], usesOf(schema, filled));
  return replaceOperation(keyed, { ...operation, selectionSet, variableDefinitions });
}

function isOperation(node: unknown): boolean {
  return (node as OperationDefinitionNode | undefined)?.kind === Kind.OPERATION_DEFINITION;
}

function replaceOperation(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  return { ...document, definitions: document.definitions.map((it) => (isOperation(it) ? operation : it)) };
}

function withKey(node: SelectionNode): SelectionNode {
  if (node.kind !== Kind.FIELD || node.alias) return node;
  const key = restKey(node.name.value);
  return key === node.name.value ? node : { ...node, alias: named(key) };
}

function keysIn(selectionSet: SelectionSetNode | undefined, document: DocumentNode): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const node of selectionSet?.selections ?? []) {
    if (node.kind !== Kind.FIELD) {
      const below = node.kind === Kind.INLINE_FRAGMENT ? node : fragmentNamed(node.name.value, document);
      for (const [field, key] of keysIn(below?.selectionSet, document)) keys.set(field, key);
    } else if (node.alias && !node.alias.value.includes('__')) keys.set(node.name.value, node.alias.value);
  }
  return keys;
}

function fragmentNamed(name: string, { definitions }: DocumentNode): FragmentDefinitionNode | undefined {
  return definitions.find(
    (it): it is FragmentDefinitionNode => it.kind === Kind.FRAGMENT_DEFINITION && it.name.value === name,
  );
}

function withArguments(
  node: FieldNode,
  args: readonly GraphQLArgument[],
  keys: ReadonlyMap<string, string>,
): FieldNode {
  const written = node.arguments ?? [];
  const variable = (name: string) => `$${name === IDEMPOTENCY_VARIABLE ? name : (keys.get(name) ?? restKey(name))}`;
  const complete = args.map(({ name, type }): ArgumentNode => {
    const own = written.find((it) => it.name.value === name);
    if (own) return own;
    const bare = getNullableType(type);
    const value = isInputObjectType(bare)
      ? `{${Object.keys(bare.getFields())
          .map((field) => `${field}: ${variable(field)}`)
          .join()}}`
      : variable(name);
    return { kind: Kind.ARGUMENT, name: named(name), value: parseValue(value) };
  });
  return { ...node, arguments: [...complete, ...written.filter((it) => !complete.includes(it))] };
}

function declarations(written: readonly VariableDefinitionNode[], uses: readonly Use[]): VariableDefinitionNode[] {
  const complete = new Map<string, VariableDefinitionNode>();
  for (const { variable: name, type, defaultValue } of uses) {
    const own = written.find(({ variable }) => variable.name.value === name);
    const mayBeAbsent = isNonNullType(type) && defaultValue !== undefined;
    const variable: VariableNode = { kind: Kind.VARIABLE, name: named(name) };
    const typeNode = parseType(String(mayBeAbsent ? type.ofType : type));
    if (!complete.has(name)) complete.set(name, own ?? { kind: Kind.VARIABLE_DEFINITION, variable, type: typeNode });
  }
  return [...complete.values(), ...written.filter(({ variable }) => !complete.has(variable.name.value))];
}

function named(value: string): NameNode {
  return { kind: Kind.NAME, value };
}
