import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  TypeNameMetaFieldDef,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

export interface CompiledQuery {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Fragments;
  fields: readonly CompiledField[];
}

export interface CompiledField {
  key: string;
  parentType: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  nodes: readonly FieldNode[];
  /** null: the property of that name. */
  resolve: GraphQLFieldResolver<unknown, unknown> | null;
  type: CompiledType;
}

export interface CompiledType {
  type: GraphQLOutputType;
  nullable: boolean;
  items: CompiledType | null;
  fields: readonly CompiledField[] | null;
  leaf: GraphQLLeafType | null;
}

interface Making {
  fragments: Fragments;
  left: number;
}

/** Plan fields per document field, against repeated spreads. */
const MOST_FIELDS = 3;

/** null if graphql's executor must run it (ADR 39). */
export function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null {
  const root = schema.getQueryType();
  if (operation.operation !== OperationTypeNode.QUERY || !root) return null;
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  let written = 0;
  visit(document, { Field: () => void (written += 1) });
  const fields = fieldsOf({ fragments, left: written * MOST_FIELDS }, root, [operation.selectionSet]);
  return fields && { schema, operation, fragments, fields };
}

function fieldsOf(
  making: Making,
  parentType: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): CompiledField[] | null {
  const byKey = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  if (!selectionSets.every((selectionSet) => collect(making.fragments, parentType, selectionSet, byKey, seen)))
    return null;
  const fields: CompiledField[] = [];
  for (const [key, nodes] of byKey) {
    const compiled = fieldOf(making, parentType, key, nodes);
    if (!compiled) return null;
    fields.push(compiled);
  }
  return fields;
}

/** False: not compilable. */
function collect(
  fragments: Fragments,
  parentType: GraphQLObjectType,
  { selections }: SelectionSetNode,
  byKey: Map<string, FieldNode[]>,
  seen: Set<string>,
): boolean {
  return selections.every((selection) => {
    if (selection.directives && selection.directives.length > 0) return false;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const nodes = byKey.get(key);
      if (nodes) nodes.push(selection);
      else byKey.set(key, [selection]);
      return true;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      if (seen.has(selection.name.value)) return true;
      seen.add(selection.name.value);
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    const condition = fragment?.typeCondition?.name.value ?? parentType.name;
    return (
      !!fragment && condition === parentType.name && collect(fragments, parentType, fragment.selectionSet, byKey, seen)
    );
  });
}

function fieldOf(making: Making, parentType: GraphQLObjectType, key: string, nodes: FieldNode[]): CompiledField | null {
  const [{ name }] = nodes as [FieldNode];
  const field = name.value === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : parentType.getFields()[name.value];
  if (!field || making.left === 0) return null;
  making.left -= 1;
  const selected = getNamedType(field.type);
  const compiled = { key, parentType, field, nodes, resolve: field.resolve ?? null };
  if (isLeafType(selected)) return { ...compiled, type: typeOf(field.type, null) };
  if (!isObjectType(selected) || selected.isTypeOf) return null;
  const fields = fieldsOf(
    making,
    selected,
    nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
  );
  return fields && { ...compiled, type: typeOf(field.type, fields) };
}

function typeOf(type: GraphQLOutputType, fields: readonly CompiledField[] | null): CompiledType {
  const bare = getNullableType(type);
  const isList = isListType(bare);
  return {
    type,
    nullable: !isNonNullType(type),
    items: isList ? typeOf(bare.ofType as GraphQLOutputType, fields) : null,
    fields: isList ? null : fields,
    leaf: isLeafType(bare) ? bare : null,
  };
}

/** Throws a GraphQLError. */
export function argumentsOf(
  { field, nodes }: CompiledField,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return field.args.length === 0 ? {} : getArgumentValues(field, nodes[0]!, variables as Record<string, unknown>);
}
