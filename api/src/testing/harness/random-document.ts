import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
  specifiedRules,
  validate,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';

import type { Random } from '../../demo/make/random';

export interface RandomDocument {
  text: string;
  variables: Record<string, unknown>;
}

export interface RandomDocuments {
  schema: GraphQLSchema;
  /** Limits beyond the specification's rules. */
  limits: readonly ValidationRule[];
  /** By `name: Type` of an argument or input field, else by `Type`. */
  known: Readonly<Record<string, readonly unknown[]>>;
}

/** A valid query of the whole schema, determined by the state of `random`. */
export function randomDocument(documents: RandomDocuments, random: Random): RandomDocument {
  for (;;) {
    const made = new Making(documents, random).document();
    const rules = [...specifiedRules, ...documents.limits];
    if (validate(documents.schema, parse(made.text), rules).length === 0) return made;
  }
}

const DEEPEST = 4;
/** Each once in a document. */
const ODD_KEYS = ['__proto__', 'constructor', 'toString', 'then', 'length'];

class Making {
  private readonly variables: Record<string, unknown> = {};
  private readonly definitions: string[] = [];
  private readonly fragments: { name: string; on: GraphQLObjectType; text: string }[] = [];
  private readonly oddKeys = [...ODD_KEYS];
  private aliases = 0;
  private readonly hasDirectives: boolean;
  private readonly hasIntrospection: boolean;

  constructor(
    private readonly documents: RandomDocuments,
    private readonly random: Random,
  ) {
    this.hasDirectives = random.chance(0.3);
    this.hasIntrospection = random.chance(0.1);
  }

  document(): RandomDocument {
    const selection = this.selection(this.documents.schema.getQueryType()!, 0);
    const fragments = this.fragments.map(({ name, on, text }) => `fragment ${name} on ${on.name} ${text}`);
    const definitions = this.definitions.length === 0 ? '' : `(${this.definitions.join(', ')})`;
    return { text: [`query Random${definitions} ${selection}`, ...fragments].join('\n'), variables: this.variables };
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const count = this.random.integer(1, depth === 0 ? 3 : 6);
    return `{ ${Array.from({ length: count }, () => this.part(type, depth)).join(' ')} }`;
  }

  private part(type: GraphQLObjectType, depth: number): string {
    const dice = this.random.next();
    if (dice < 0.06) return `${this.alias(0.3)}__typename${this.directive()}`;
    if (depth < DEEPEST && dice < 0.13) {
      const condition = this.random.chance(0.6) ? ` on ${type.name}` : '';
      return `...${condition}${this.directive()} ${this.selection(type, depth + 1)}`;
    }
    if (depth < DEEPEST && dice < 0.2) return `...${this.fragment(type, depth + 1)}${this.directive()}`;
    if (depth === 0 && this.hasIntrospection) return this.introspection();
    return this.field(type, depth);
  }

  /** Never contains itself. */
  private fragment(on: GraphQLObjectType, depth: number): string {
    const before = this.fragments.filter((fragment) => fragment.on === on);
    if (before.length > 0 && this.random.chance(0.5)) return this.random.pick(before).name;
    const text = this.selection(on, depth);
    const name = `F${this.fragments.length}`;
    this.fragments.push({ name, on, text });
    return name;
  }

  private introspection(): string {
    const { schema } = this.documents;
    const all = `__schema ${this.selection(schema.getType('__Schema') as GraphQLObjectType, 2)}`;
    const name = this.random.pick(Object.keys(schema.getTypeMap()));
    const type = schema.getType('__Type') as GraphQLObjectType;
    const one = `${this.alias(1)}__type(name: "${name}") ${this.selection(type, 2)}`;
    return this.random.pick([all, one]);
  }

  private field(type: GraphQLObjectType, depth: number): string {
    const hasPlace = (field: GraphQLField<unknown, unknown>) => depth < DEEPEST || isLeafType(getNamedType(field.type));
    const fields = Object.values(type.getFields()).filter(hasPlace);
    if (fields.length === 0) return '__typename';
    const field = this.random.pick(fields);
    const args = this.argumentsOf(field);
    // A key's fields must have the same arguments.
    const head = `${this.alias(args === '' ? 0.2 : 1)}${field.name}${args}${this.directive()}`;
    const inner = getNamedType(field.type);
    return isLeafType(inner) ? head : `${head} ${this.selection(inner as GraphQLObjectType, depth + 1)}`;
  }

  private alias(probability: number): string {
    if (!this.random.chance(probability)) return '';
    const odd = this.random.chance(0.05) ? this.oddKeys.shift() : undefined;
    return `${odd ?? `a${(this.aliases += 1)}`}: `;
  }

  private directive(): string {
    if (!this.hasDirectives || !this.random.chance(0.25)) return '';
    const value = this.random.chance(0.5);
    const condition = this.random.chance(0.5) ? String(value) : this.variable('Boolean!', value);
    return ` @${this.random.pick(['skip', 'include'])}(if: ${condition})`;
  }

  private argumentsOf(field: GraphQLField<unknown, unknown>): string {
    const given = field.args.filter((arg) => isRequired(arg) || this.random.chance(0.4));
    return given.length === 0 ? '' : `(${given.map((arg) => `${arg.name}: ${this.argument(arg)}`).join(', ')})`;
  }

  private argument({ name, type, defaultValue }: GraphQLArgument): string {
    const value = this.value(type, name);
    if (!this.random.chance(0.4)) return written(type, value);
    // Sometimes of a wrong type, which the server must reject.
    const sent = this.random.chance(0.05) ? { of: 'no type' } : value;
    const byDefault = this.random.chance(0.2) ? ` = ${written(type, this.value(type, name))}` : '';
    // A non-null variable without default is always sent.
    const canBeAbsent = !isRequired({ type, defaultValue }) && (byDefault !== '' || !isNonNullType(type));
    return this.variable(`${String(type)}${byDefault}`, canBeAbsent && this.random.chance(0.2) ? undefined : sent);
  }

  /** Its name in the document. */
  private variable(definition: string, value: unknown): string {
    const name = `v${this.definitions.length}`;
    this.definitions.push(`$${name}: ${definition}`);
    if (value !== undefined) this.variables[name] = value;
    return `$${name}`;
  }

  /** As a client sends it. */
  private value(type: GraphQLInputType, name: string): unknown {
    if (!isNonNullType(type) && this.random.chance(0.1)) return null;
    const bare = getNullableType(type);
    if (isListType(bare)) return Array.from({ length: this.random.integer(1, 3) }, () => this.value(bare.ofType, name));
    if (isEnumType(bare)) return this.random.pick(bare.getValues()).name;
    if (isInputObjectType(bare)) {
      const fields = Object.values(bare.getFields()).filter((field) => isRequired(field) || this.random.chance(0.3));
      return Object.fromEntries(fields.map((field) => [field.name, this.value(field.type, field.name)]));
    }
    const { known } = this.documents;
    const choice = known[`${name}: ${bare.name}`] ?? known[bare.name];
    if (!choice) throw new Error(`No value of ${bare.name} is known`);
    return this.random.pick(choice);
  }
}

function isRequired({ type, defaultValue }: Pick<GraphQLArgument, 'type' | 'defaultValue'>): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

/** Prints a value as GraphQL literal. */
function written(type: GraphQLInputType, value: unknown): string {
  const bare = getNullableType(type);
  if (value === null) return 'null';
  if (isListType(bare)) return `[${(value as unknown[]).map((item) => written(bare.ofType, item)).join(', ')}]`;
  if (isEnumType(bare)) return value as string;
  if (!isInputObjectType(bare)) return JSON.stringify(value);
  const typeOf = (name: string) => bare.getFields()[name]!.type;
  const fields = Object.entries(value as object).map(([name, inner]) => `${name}: ${written(typeOf(name), inner)}`);
  return `{${fields.join(', ')}}`;
}
