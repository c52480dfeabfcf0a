import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getVariableValues, Kind, parse, validate } from 'graphql';
import { AGENDA_DAY } from './agenda-day';
import { FIGURES } from './figures';
import { FIRST_PAGES } from './first-pages';
import { FIRST_SLOTS } from './first-slots';
import { PATIENTS } from './patients';
import { ROOM_MONTH } from './room-month';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));
const questions = [AGENDA_DAY, FIGURES, FIRST_PAGES, ...FIRST_SLOTS, PATIENTS, ROOM_MONTH]
  .flatMap(({ requests }) => requests)
  .filter(({ query }) => query !== undefined);

it.each(questions)('$label fits the schema, with all variables of its operation', ({ query, variables = {} }) => {
  const document = parse(query!);
  const [operation] = document.definitions.flatMap((it) => (it.kind === Kind.OPERATION_DEFINITION ? [it] : []));
  expect(validate(schema, document)).toEqual([]);
  const values = getVariableValues(schema, operation!.variableDefinitions ?? [], variables as Record<string, unknown>);
  expect(values.errors).toBeUndefined();
});
