import type { TestApp } from './app';
import { sendGraphQL, type GraphQLAnswer } from './graphql';

const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token user { name role } } }';

interface SessionData {
  signIn: { token: string; user: { name: string; role: string } };
}

export function signIn(
  app: Pick<TestApp, 'url'>,
  email: string,
  password: string,
  from?: string,
): Promise<GraphQLAnswer<SessionData>> {
  return sendGraphQL(app, SIGN_IN, { email, password }, undefined, from);
}
