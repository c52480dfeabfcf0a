import { buildSchema, graphql } from 'graphql';

import { AppError } from '../errors/app-error';
import { assertVersion } from '../versions';
import { tellWhatStands } from './expected-version';

/** A note of version 3 that somebody wants to change. */
function notes(answer = 'Note!') {
  const schema = buildSchema(/* GraphQL */ `
    type Query { notes: [Note!]! }
    type Mutation { changeNote(expectedVersion: Int, text: String): ${answer} }
    type Note { text: String!, version: Int!, secret: String, shout(times: Int!): String! }
  `);
  const { secret, shout } = (schema.getType('Note') as never as { getFields(): Record<string, { resolve: unknown }> }).getFields();
  secret!.resolve = () => {
    throw new AppError('FORBIDDEN', 'Sin permisos para realizar esta acción');
  };
  shout!.resolve = ({ text }: { text: string }, { times }: { times: number }) => text + '!'.repeat(times);
  const changeNote = schema.getMutationType()!.getFields()['changeNote']!;
  changeNote.resolve = (_source, { expectedVersion, text }: { expectedVersion?: number | null; text?: string }) => {
    const standing = { text: 'Lo de ahora', version: 3, secret: 'no se dice' };
    assertVersion(standing, expectedVersion);
    return { ...standing, text: text ?? standing.text, version: 4 };
  };
  return tellWhatStands(schema);
}

async function refusalOf(selection: string, variableValues = {}, variables = ''): Promise<AppError | undefined> {
  const source = `mutation ${variables} { changeNote(expectedVersion: 2, text: "Otro") ${selection} }`;
  const { errors } = await graphql({ schema: notes(), source, variableValues });
  return errors?.[0]?.originalError as AppError | undefined;
}

test('What stands is told in the form of the answer, with the version in any case', async () => {
  expect((await refusalOf('{ now: text shout(times: 2) ... on Note { __typename } }'))?.current).toEqual({
    now: 'Lo de ahora', shout: 'Lo de ahora!!', __typename: 'Note', version: 3,
  });
});

test('What the caller may not see of it is not told', async () => {
  expect((await refusalOf('{ secret }'))?.current).toEqual({ secret: null, version: 3 });
});

test('A form that takes variables is refused all the same, without what stands', async () => {
  const refusal = await refusalOf('{ shout(times: $times) }', { times: 2 }, '($times: Int!)');
  expect(refusal).toMatchObject({ code: 'CONFLICT', current: undefined });
});

test('Who saw what stands, or does not say, changes it', async () => {
  for (const seen of ['expectedVersion: 3, ', 'expectedVersion: null, ', '']) {
    const source = `mutation { changeNote(${seen}text: "Otro") { text version } }`;
    expect(await graphql({ schema: notes(), source })).toEqual({ data: { changeNote: { text: 'Otro', version: 4 } } });
  }
});

test('An answer without a version stops the start', () => {
  expect(() => notes('Boolean')).toThrow('changeNote takes a version and answers none');
});
