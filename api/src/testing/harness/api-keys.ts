import { sendGraphQL, type GraphQLAnswer } from './graphql';
import type { TestApp } from './app';

type App = Pick<TestApp, 'url'>;

/** With scope rooms:read. */
export function readRooms(app: App, token: string): Promise<GraphQLAnswer<object>> {
  return sendGraphQL(app, '{ rooms { id } }', {}, token);
}

/** `admin`: an administrator's session. */
export function revokeKey(app: App, id: number, admin: string): Promise<GraphQLAnswer<object>> {
  return sendGraphQL(app, 'mutation ($id: Int!) { revokeApiKey(id: $id) { state } }', { id }, admin);
}
