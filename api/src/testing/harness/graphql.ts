import type { TestApp } from './app';
import { sendRequest } from './ask';

interface GraphQLFailure {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; status: number; field?: string; retryAfterSeconds?: number; current?: object };
}

export interface GraphQLAnswer<Data> {
  status: number;
  data: Data | null;
  errors?: GraphQLFailure[];
}

/** `from`: the caller's address behind a proxy. */
export async function sendGraphQL<Data>(
  app: Pick<TestApp, 'url'>,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
  from?: string,
): Promise<GraphQLAnswer<Data>> {
  const { status, text } = await sendRequest(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return { status, ...(JSON.parse(text) as Omit<GraphQLAnswer<Data>, 'status'>) };
}

/** Throws with the errors. */
export async function dataOf<Data>(answer: Promise<GraphQLAnswer<Data>>): Promise<Data> {
  const { data, errors } = await answer;
  if (errors || !data) throw new Error(`GraphQL failed: ${JSON.stringify(errors)}`);
  return data;
}

/** `CODE field: message` of the first error; throws on success. */
export async function failureOf(answer: Promise<GraphQLAnswer<unknown>>): Promise<string> {
  const [error] = (await answer).errors ?? [];
  if (!error) throw new Error('The operation succeeded');
  const { code, field } = error.extensions;
  return `${code}${field === undefined ? '' : ` ${field}`}: ${error.message}`;
}
