import {
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';

import { judgementOf } from '../../platform/access/judged';
import { apiSchema } from '../../schema';

const schema = apiSchema();

export const isJudged = (type: GraphQLNamedType): boolean => isObjectType(type) && judgementOf(type) !== null;

/** A root field with all fields below it, once per known argument value. */
export function queriesOf(name: string, known: Readonly<Record<string, readonly unknown[]>>): string[] {
  const { args, type } = schema.getQueryType()!.getFields()[name]!;
  const answers = getNamedType(type);
  if (!isObjectType(answers) || !leadsToJudged(answers)) return [];
  const used = args.filter((arg) => arg.name in known);
  if (args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined && !used.includes(arg))) return [];
  const combinations = used.reduce<string[][]>(
    (all, arg) =>
      all.flatMap((one) => known[arg.name]!.map((value) => [...one, `${arg.name}: ${JSON.stringify(value)}`])),
    [[]],
  );
  const selected = selectionOf(answers, []);
  return combinations.map((given) => `{ ${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${selected} }`);
}

const MOST_TIMES = 2;

/** Each type at most twice on a path. Types that lead to no patient give their plain fields. */
function selectionOf(type: GraphQLObjectType, path: readonly string[]): string {
  const below = [...path, type.name];
  const selected = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)) return [];
    const answers = getNamedType(field.type);
    if (isLeafType(answers)) return [field.name];
    if (!isObjectType(answers) || !leadsToJudged(answers)) return [];
    if (below.filter((it) => it === answers.name).length >= MOST_TIMES) return [];
    return [`${field.name} ${selectionOf(answers, below)}`];
  });
  return `{ __typename ${selected.join(' ')} }`;
}

function leadsToJudged(type: GraphQLObjectType, path: readonly string[] = []): boolean {
  if (isJudged(type)) return true;
  if (path.includes(type.name)) return false;
  return Object.values(type.getFields()).some(({ type: of }) => {
    const answers = getNamedType(of);
    return isObjectType(answers) && leadsToJudged(answers, [...path, type.name]);
  });
}
