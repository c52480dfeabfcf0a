import {
  astFromValue,
  DirectiveLocation,
  GraphQLDirective,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  isInputObjectType,
  isObjectType,
  parse,
  print,
  visit,
  type ConstDirectiveNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type ScalarTypeDefinitionNode,
} from 'graphql';
import { Directive } from 'type-graphql';

/** JSON Schema's names. Lengths: UTF-16 units, trimmed except for passwords. */
export interface Constraints {
  minLength?: number;
  maxLength?: number;
  /** Tests the trimmed text; no flags. */
  pattern?: RegExp;
  min?: number;
  max?: number;
  minItems?: number;
  maxItems?: number;
  /** yyyy-MM-dd, inclusive. */
  earliest?: string;
  options?: readonly string[];
}

const ARGUMENTS: Readonly<Record<keyof Constraints, { type: GraphQLInputType; description: string }>> = {
  minLength: { type: GraphQLInt, description: 'Minimum length of a text.' },
  maxLength: { type: GraphQLInt, description: 'Maximum length of a text.' },
  pattern: { type: GraphQLString, description: 'JavaScript regular expression that the text matches.' },
  min: { type: GraphQLFloat, description: 'Minimum of a number.' },
  max: { type: GraphQLFloat, description: 'Maximum of a number.' },
  minItems: { type: GraphQLInt, description: 'Minimum number of items.' },
  maxItems: { type: GraphQLInt, description: 'Maximum number of items.' },
  earliest: { type: GraphQLString, description: 'Earliest date, yyyy-MM-dd.' },
  options: {
    type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
    description: 'Allowed texts.',
  },
};

export const constraintDirective = new GraphQLDirective({
  name: 'constraint',
  description:
    'Rule for a value, so that forms can check it before sending. Lengths count UTF-16 units, after trimming except ' +
    'for passwords.',
  locations: [
    DirectiveLocation.ARGUMENT_DEFINITION,
    DirectiveLocation.INPUT_FIELD_DEFINITION,
    DirectiveLocation.SCALAR,
  ],
  args: ARGUMENTS,
});

/** For the web's forms; validates nothing. */
export function Constraint(constraints: Constraints): PropertyDecorator & ParameterDecorator {
  return Directive(directiveText(constraints)) as PropertyDecorator & ParameterDecorator;
}

export function constrainedScalar(name: string, constraints: Constraints): ScalarTypeDefinitionNode {
  return parse(`scalar ${name} ${directiveText(constraints)}`, { noLocation: true })
    .definitions[0] as ScalarTypeDefinitionNode;
}

/** graphql's printer leaves constraints out. */
export function withConstraints(sdl: string, schema: GraphQLSchema): string {
  const places: { at: number; text: string }[] = [];
  const mark = (node: { loc?: { end: number } }, directives: readonly ConstDirectiveNode[] | undefined = []) => {
    const applied = directives.filter(({ name }) => name.value === constraintDirective.name);
    if (applied.length > 0) places.push({ at: node.loc!.end, text: ` ${applied.map(print).join(' ')}` });
  };
  visit(parse(sdl), {
    ScalarTypeDefinition: (node) => mark(node, schema.getType(node.name.value)?.astNode?.directives),
    InputObjectTypeDefinition(node) {
      const type = schema.getType(node.name.value);
      if (!isInputObjectType(type)) return;
      for (const field of node.fields ?? []) mark(field, type.getFields()[field.name.value]?.astNode?.directives);
    },
    ObjectTypeDefinition(node) {
      const type = schema.getType(node.name.value);
      if (!isObjectType(type)) return;
      for (const field of node.fields ?? []) {
        const args = type.getFields()[field.name.value]?.args;
        for (const arg of field.arguments ?? [])
          mark(arg, args?.find(({ name }) => name === arg.name.value)?.astNode?.directives);
      }
    },
  });
  const lastFirst = places.toSorted((one, other) => other.at - one.at);
  return lastFirst.reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), sdl);
}

function directiveText(constraints: Constraints): string {
  if (constraints.pattern?.flags)
    throw new Error(`A pattern of the schema has no flags: ${String(constraints.pattern)}`);
  const given = Object.entries({ ...constraints, pattern: constraints.pattern?.source }).filter(
    ([, value]) => value !== undefined,
  );
  const args = given.map(
    ([name, value]) => `${name}: ${print(astFromValue(value, ARGUMENTS[name as keyof Constraints].type)!)}`,
  );
  return `@${constraintDirective.name}(${args.join(', ')})`;
}
