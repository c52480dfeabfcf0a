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

/** The variable that the header Idempotency-Key fills. */
export const IDEMPOTENCY_VARIABLE = 'idempotencyKey';

/**
 * The variable that is true where the caller is of the clinic's staff, for `@include(if: $isStaff)`: fields that only they may
 * read, in an answer that is for everybody.
 */
export const STAFF_VARIABLE = 'isStaff';

/** The variable that says which version a change was made on; what was read calls it `version`. */
export const EXPECTED_VERSION = 'expected_version';

/** A variable of a document: one key that a caller may send. */
export interface RestVariable {
  name: string;
  type: GraphQLInputType;
  /** Whether leaving it out is a fault. */
  required: boolean;
  /** Whether null is a value for it, everywhere it is used. */
  nullable: boolean;
  /** What leaving it out stands for, where the schema says so. */
  defaultValue: unknown;
  description: string | undefined;
  /** What the schema says of each place it fills. */
  schemaDescriptions: readonly string[];
  /** The input fields it fills, spelt as errors spell them: `patientEmail`, also `input.patientEmail`. */
  fills: readonly string[];
}

/** The variables of a valid document in their order. */
export function variablesOf(schema: GraphQLSchema, document: DocumentNode): RestVariable[] {
  const uses = usesOf(schema, document);
  return (operationOf(document).variableDefinitions ?? []).map(({ variable, type: typeNode, defaultValue, description }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode as never) as GraphQLInputType;
    const used = uses.filter((use) => use.variable === name);
    return {
      name,
      type,
      required: isNonNullType(type) && defaultValue === undefined,
      nullable: isNullableType(type) && used.every((use) => isNullableType(use.type)),
      defaultValue: defaultValue ? valueFromASTUntyped(defaultValue) : outside(type, used[0]?.defaultValue),
      description: description?.value ?? used[0]?.description,
      schemaDescriptions: used.flatMap((use) => use.description ?? []),
      fills: used.flatMap(({ path }) => (path.length > 1 ? [path.join('.'), path.slice(1).join('.')] : path)),
    };
  });
}

interface Use {
  variable: string;
  /** The argument's name, then those of the input fields inside it. */
  path: string[];
  type: GraphQLInputType;
  defaultValue: unknown;
  description: string | undefined;
}

function usesOf(schema: GraphQLSchema, document: DocumentNode): Use[] {
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
  // The visitor's ancestors leave the parent out.
  const visitor = visitWithTypeInfo(types, {
    Variable: (node, _key, parent, _path, ancestors) => enter(node, parent ? [...ancestors, parent] : ancestors),
  });
  visit(document, visitor);
  return uses;
}

/** The schema's defaults are values of the inside, e.g. money as decimal text. */
function outside(type: GraphQLInputType, value: unknown): unknown {
  const bare = getNullableType(type);
  return value != null && isLeafType(bare) ? bare.serialize(value) : value;
}

function isNamedPlace(node: ASTNode | readonly ASTNode[]): node is ArgumentNode | ObjectFieldNode {
  return 'kind' in node && (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD);
}
