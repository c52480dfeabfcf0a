import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isNullableType,
  Kind,
  typeFromAST,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type ObjectFieldNode,
  type VariableNode,
} from 'graphql';

import { operationOf } from './documents';

export const IDEMPOTENCY_VARIABLE = 'idempotencyKey';

/** For a room's price: true for professionals, and administrators with rooms or prices. */
export const STAFF_VARIABLE = 'isStaff';

/** Answers call it `version`. */
export const EXPECTED_VERSION = 'expected_version';

export interface RestVariable {
  name: string;
  type: GraphQLInputType;
  required: boolean;
  /** Every use accepts null. */
  nullable: boolean;
  /** From the document, else the schema. */
  defaultValue: unknown;
  description: string | undefined;
  schemaDescriptions: readonly string[];
  /** As errors name it: `patientEmail`, also `input.patientEmail`. */
  fills: readonly string[];
}

export function variablesOf(schema: GraphQLSchema, document: DocumentNode): RestVariable[] {
  const uses = usesOf(schema, document);
  return (operationOf(document).variableDefinitions ?? []).map(
    ({ variable, type: typeNode, defaultValue, description }) => {
      const name = variable.name.value;
      const type = typeFromAST(schema, typeNode as never) as GraphQLInputType;
      const used = uses.filter((use) => use.variable === name);
      return {
        name,
        type,
        required: isNonNullType(type) && defaultValue === undefined,
        nullable: isNullableType(type) && used.every((use) => isNullableType(use.type)),
        defaultValue: defaultValue ? valueFromASTUntyped(defaultValue) : outside(type, used[0]?.defaultValue),
        // REST's errors are flat.
        description: description?.value ?? used[0]?.description?.replaceAll('extensions.', ''),
        schemaDescriptions: used.flatMap((use) => use.description ?? []),
        fills: used.flatMap(({ path }) => (path.length > 1 ? [path.join('.'), path.slice(1).join('.')] : path)),
      };
    },
  );
}

export interface Use {
  variable: string;
  /** Argument, then input fields. */
  path: string[];
  type: GraphQLInputType;
  defaultValue: unknown;
  description: string | undefined;
}

export function usesOf(schema: GraphQLSchema, document: DocumentNode): Use[] {
  const uses: Use[] = [];
  const types = new TypeInfo(schema);
  const enter = (node: VariableNode, above: readonly (ASTNode | readonly ASTNode[])[]): void => {
    const type = types.getInputType();
    const names = above.filter(isNamedPlace).map(({ name }) => name.value);
    if (!type || names.length === 0) return;
    const parent = names.length > 1 ? getNamedType(types.getParentInputType()) : undefined;
    const field = isInputObjectType(parent) ? parent.getFields()[names.at(-1)!] : types.getArgument();
    uses.push({
      variable: node.name.value,
      path: names,
      type,
      defaultValue: types.getDefaultValue() ?? undefined,
      description: field?.description ?? undefined,
    });
  };
  // Its ancestors lack the parent.
  const visitor = visitWithTypeInfo(types, {
    Variable: (node, _key, parent, _path, ancestors) => enter(node, parent ? [...ancestors, parent] : ancestors),
  });
  visit(document, visitor);
  return uses;
}

/** Schema defaults are internal: money is text. */
function outside(type: GraphQLInputType, value: unknown): unknown {
  const bare = getNullableType(type);
  return value != null && isLeafType(bare) ? bare.serialize(value) : value;
}

function isNamedPlace(node: ASTNode | readonly ASTNode[]): node is ArgumentNode | ObjectFieldNode {
  return 'kind' in node && (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD);
}
