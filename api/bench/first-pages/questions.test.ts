import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getVariableValues, Kind, parse, validate } from 'graphql';
import { QUESTIONS } from './questions';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));
const graphqlQuestions = QUESTIONS.filter(({ name }) => !name.startsWith('REST'));

it.each(graphqlQuestions)('$name fits the schema, with all variables of its operation', ({ request }) => {
  const [, body] = request.toString().split('\r\n\r\n');
  const { query, variables } = JSON.parse(body!) as { query: string; variables: Record<string, unknown> };
  const document = parse(query);
  const [operation] = document.definitions.flatMap((it) => (it.kind === Kind.OPERATION_DEFINITION ? [it] : []));
  expect(validate(schema, document)).toEqual([]);
  expect(getVariableValues(schema, operation!.variableDefinitions ?? [], variables).errors).toBeUndefined();
});
