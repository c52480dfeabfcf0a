import { getOperationAST, parse, validate } from 'graphql';
import { getVariableValues } from 'graphql/execution/values';

import { GRAPHQL_EXAMPLES } from './graphql-examples';
import { LIMITS } from './platform/graphql/apollo';
import { apiSchema } from './schema';

test.each(GRAPHQL_EXAMPLES)('the example “$title” is valid', ({ document, variables = {} }) => {
  const parsed = parse(document);
  expect(validate(apiSchema(), parsed)).toEqual([]);
  expect(validate(apiSchema(), parsed, LIMITS)).toEqual([]);
  const { variableDefinitions = [] } = getOperationAST(parsed)!;
  expect(getVariableValues(apiSchema(), variableDefinitions, variables)).not.toHaveProperty('errors');
});

test('each example has its own address', () => {
  const names = GRAPHQL_EXAMPLES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.join('')).toMatch(/^[a-z-]+$/);
});
