import { buildSchema, graphql, type GraphQLObjectType, type GraphQLScalarType } from 'graphql';

import { AppError } from '../errors/app-error';
import { assertVersion, VersionConflict } from '../versions';
import { addCurrentToConflicts } from './expected-version';

/** A schema with a note of version 3. */
function notes(answer = 'Note!') {
  const schema = buildSchema(/* GraphQL */ `
    type Query { notes: [Note!]! }
    type Mutation { changeNote(expectedVersion: Int, text: String, topic: Topic): ${answer}, copyNote: Note! }
    type Note { text: String!, version: Int!, secret: String, shout(times: Int!): String!, on(date: Day): String! }
    input Topic { about: String }
    scalar Day
  `);
  const { secret, shout, on } = (schema.getType('Note') as GraphQLObjectType).getFields();
  // Parses to a number, unlike the form in which it is sent.
  (schema.getType('Day') as GraphQLScalarType).parseValue = (text) => Number(String(text).slice(-2));
  secret!.resolve = () => {
    throw new AppError('FORBIDDEN', 'Sin permisos para realizar esta acción');
  };
  shout!.resolve = ({ text }: { text: string }, { times }: { times: number }) => text + '!'.repeat(times);
  on!.resolve = (_source, { date }: { date?: number }) => (date ? `el ${date}` : `${date}`);
  const changeNote = schema.getMutationType()!.getFields()['changeNote']!;
  changeNote.resolve = (_source, { expectedVersion, text }: { expectedVersion?: number | null; text?: string }) => {
    const current = { text: 'Lo de ahora', version: 3, secret: 'no se dice' };
    assertVersion(current, expectedVersion);
    if (text === 'Repetido') throw new VersionConflict(current, 'Ya hay una nota así', { field: 'text' });
    return { ...current, text: text ?? current.text, version: 4 };
  };
  schema.getMutationType()!.getFields()['copyNote']!.resolve = () => assertVersion({ version: 3 }, 2);
  return addCurrentToConflicts(schema);
}

async function refusalOf(selection: string): Promise<AppError | undefined> {
  const source = `mutation { changeNote(expectedVersion: 2, text: "Otro") ${selection} }`;
  const { errors } = await graphql({ schema: notes(), source });
  return errors?.[0]?.originalError as AppError | undefined;
}

test('returns the current state with the selected fields and always the version', async () => {
  expect((await refusalOf('{ now: text shout(times: 2) ... on Note { __typename } }'))?.current).toEqual({
    now: 'Lo de ahora',
    shout: 'Lo de ahora!!',
    __typename: 'Note',
    version: 3,
  });
});

test('hides fields of the current state that the caller may not see', async () => {
  expect((await refusalOf('{ secret }'))?.current).toEqual({ secret: null, version: 3 });
});

test('applies the mutation’s variables to the current state, in fragments and directives', async () => {
  const { errors } = await graphql({
    schema: notes(),
    source: `
      mutation ($times: Int! = 3, $show: Boolean!, $date: Day, $none: Day, $unsaid: Day, $topic: Topic) {
        changeNote(expectedVersion: 2, topic: $topic) { shout(times: $times) ...Rest }
      }
      fragment Rest on Note { secret @include(if: $show) day: on(date: $date) none: on(date: $none) unsaid: on(date: $unsaid) }`,
    variableValues: { show: false, date: '2026-11-22', none: null, topic: { about: 'Nada' } },
  });
  expect((errors?.[0]?.originalError as AppError | undefined)?.current).toEqual({
    shout: 'Lo de ahora!!!',
    day: 'el 22',
    none: 'null',
    unsaid: 'undefined',
    version: 3,
  });
});

test('accepts the current version, null and no version', async () => {
  for (const seen of ['expectedVersion: 3, ', 'expectedVersion: null, ', '']) {
    const source = `mutation { changeNote(${seen}text: "Otro") { text version } }`;
    expect(await graphql({ schema: notes(), source })).toEqual({ data: { changeNote: { text: 'Otro', version: 4 } } });
  }
});

test('keeps the error’s field', async () => {
  const source = 'mutation { changeNote(text: "Repetido") { text } }';
  const { errors } = await graphql({ schema: notes(), source });
  expect(errors?.[0]?.originalError).toMatchObject({
    message: 'Ya hay una nota así',
    field: 'text',
    current: { text: 'Lo de ahora', version: 3 },
  });
});

test('a conflict of a mutation without a version has no current state', async () => {
  const { errors } = await graphql({ schema: notes(), source: 'mutation { copyNote { __typename } }' });
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'CONFLICT', current: undefined });
});

test('throws at boot for a result type without a version', () => {
  expect(() => notes('Boolean')).toThrow('changeNote takes a version and answers none');
});
