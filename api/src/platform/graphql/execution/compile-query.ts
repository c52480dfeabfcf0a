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

/** A query whose every question to the schema is answered, once for all the times it is asked. */
export interface CompiledQuery {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Fragments;
  fields: readonly CompiledField[];
}

/** A key of the answer, and how it comes about. */
export interface CompiledField {
  key: string;
  parentType: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  /** Where the document asks for it. */
  nodes: readonly FieldNode[];
  /** Null: the property of its name. */
  resolve: GraphQLFieldResolver<unknown, unknown> | null;
  type: CompiledType;
}

/** A type as its values are completed: `nullable` or not, a list of `items`, an object of `fields`, or a `leaf`. */
export interface CompiledType {
  type: GraphQLOutputType;
  nullable: boolean;
  items: CompiledType | null;
  fields: readonly CompiledField[] | null;
  leaf: GraphQLLeafType | null;
}

/** While a plan is made. */
interface Making {
  fragments: Fragments;
  /** How many more fields it may have. */
  left: number;
}

/**
 * Of a plan, for each that its document writes down; ours have 2.4 at most. Documents are kept up to a size of their own, and
 * a fragment that is spread thirty times would make a small one's plan a large one.
 */
const MOST_FIELDS = 3;

/**
 * The plan of a validated document's operation. Null for what graphql's own executor does: mutations, directives (what
 * they leave out differs from one request to the next), introspection, types whose objects have to be told apart, and
 * documents that stand for much more than they write down.
 */
export function compileQuery(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | null {
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

/** Null where one of them cannot be compiled. */
function fieldsOf(
  making: Making,
  parentType: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): CompiledField[] | null {
  const asked = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  if (!selectionSets.every((selectionSet) => collect(making.fragments, parentType, selectionSet, asked, seen))) return null;
  const fields: CompiledField[] = [];
  for (const [key, nodes] of asked) {
    const compiled = fieldOf(making, parentType, key, nodes);
    if (!compiled) return null;
    fields.push(compiled);
  }
  return fields;
}

/** Puts the fields of a selection into `asked`, those of one key together. False where it depends on a request which they are. */
function collect(
  fragments: Fragments,
  parentType: GraphQLObjectType,
  { selections }: SelectionSetNode,
  asked: Map<string, FieldNode[]>,
  seen: Set<string>,
): boolean {
  return selections.every((selection) => {
    if (selection.directives && selection.directives.length > 0) return false;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const nodes = asked.get(key);
      if (nodes) nodes.push(selection);
      else asked.set(key, [selection]);
      return true;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      if (seen.has(selection.name.value)) return true;
      seen.add(selection.name.value);
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    const condition = fragment?.typeCondition?.name.value ?? parentType.name;
    return !!fragment && condition === parentType.name && collect(fragments, parentType, fragment.selectionSet, asked, seen);
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
  const fields = fieldsOf(making, selected, nodes.flatMap(({ selectionSet }) => selectionSet ?? []));
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

/** As the field's resolver gets them; throws a GraphQLError that says which is wrong. */
export function argumentsOf({ field, nodes }: CompiledField, variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return field.args.length === 0 ? {} : getArgumentValues(field, nodes[0]!, variables as Record<string, unknown>);
}
