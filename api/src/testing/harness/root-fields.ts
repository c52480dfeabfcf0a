import { getNamedType, isLeafType, isNonNullType, type GraphQLField } from 'graphql';

import type { Context } from '../../platform/context';
import { apiSchema } from '../../schema';
import { fitting, UNKNOWN } from './fitting-values';

type RootField = GraphQLField<unknown, Context>;

const fieldsOf = (kind: 'query' | 'mutation'): RootField[] => {
  const type = kind === 'query' ? apiSchema().getQueryType() : apiSchema().getMutationType();
  return Object.values(type!.getFields());
};

/** By name. */
export const rootFields = (): ReadonlyMap<string, RootField> =>
  new Map([...fieldsOf('query'), ...fieldsOf('mutation')].map((field) => [field.name, field]));

/** With required arguments, without existing ids but the professional's. */
export function callOf(name: string, professionalId: number): { query: string; variables: Record<string, unknown> } {
  const { args, type } = rootFields().get(name)!;
  const needed = args.filter(
    (arg) => (isNonNullType(arg.type) && arg.defaultValue === undefined) || arg.name === 'professionalId',
  );
  const variables = Object.fromEntries(
    needed.map((arg) => [
      arg.name,
      arg.name === 'professionalId' ? professionalId : fitting(arg.type, { professionalId }),
    ]),
  );
  const declared = needed.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = needed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const kind = fieldsOf('query').some((field) => field.name === name) ? 'query' : 'mutation';
  const answer = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return { query: `${kind}${declared && `(${declared})`} { ${name}${given && `(${given})`} ${answer} }`, variables };
}

/** A REST row, `GET /rooms/{id}`; without existing ids but the professional's. */
export function lineOf(row: string, professionalId: number): { line: string; body?: object } {
  const line = row
    .replace(/\/professionals\/\{\w+\}/, `/professionals/${professionalId}`)
    .replace('{year}', '2026')
    .replace('{month}', '6')
    .replace(/\{\w+\}/g, String(UNKNOWN.number));
  return { line, ...(/^(POST|PUT|PATCH)/.test(row) && { body: {} }) };
}
