import {
  getNamedType,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';

/** Identity, contact or notes of a patient; on a root field, its whole answer. Keys need the scope personal-data. */
export function PersonalData(): MethodDecorator & PropertyDecorator {
  return Extensions({ [PERSONAL]: true }) as MethodDecorator & PropertyDecorator;
}

/** `argument` is a path, such as `filter.search`. */
export function SearchesPersonalData(argument: string): MethodDecorator {
  return Extensions({ [SEARCHES]: argument });
}

export function OverwritesPersonalData(argument: string): MethodDecorator {
  return Extensions({ [OVERWRITES]: argument });
}

const PERSONAL = 'personalData';
const SEARCHES = 'searchesPersonalData';
const OVERWRITES = 'overwritesPersonalData';

type Field = GraphQLField<unknown, never>;

export function isPersonal(field: Field): boolean {
  return field.extensions[PERSONAL] === true;
}

export function personalNames(schema: GraphQLSchema): ReadonlySet<string> {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  return new Set(fields.filter(isPersonal).map(({ name }) => name));
}

/** The argument's path, if given. */
export function personalSearch(field: Field, args: object): string | null {
  const path = field.extensions[SEARCHES];
  if (typeof path !== 'string') return null;
  const value = path.split('.').reduce((at: unknown, key) => (at as Record<string, unknown> | null)?.[key], args);
  return value === undefined || value === null || value === '' ? null : path;
}

/** null values count. */
export function overwrittenPersonal(
  field: Field,
  args: Readonly<Record<string, unknown>>,
  personal: ReadonlySet<string>,
): string | null {
  const argument = field.extensions[OVERWRITES];
  if (typeof argument !== 'string') return null;
  const given = Object.entries(args[argument] ?? {}).find(([name, value]) => personal.has(name) && value !== undefined);
  return given ? `${argument}.${given[0]}` : null;
}

interface Selecting {
  fieldNodes: readonly { readonly selectionSet?: SelectionSetNode | undefined }[];
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/** Ignores directives. */
export function selectedPersonal(type: GraphQLNamedType, { fieldNodes, fragments }: Selecting): string | null {
  for (const { selectionSet } of fieldNodes) {
    for (const node of selectionSet?.selections ?? []) {
      const below = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value]! : node;
      const field = node.kind === Kind.FIELD && isObjectType(type) ? type.getFields()[node.name.value] : undefined;
      if (field && isPersonal(field)) return field.name;
      const found = selectedPersonal(field ? getNamedType(field.type) : type, { fieldNodes: [below], fragments });
      if (found !== null) return found;
    }
  }
  return null;
}
