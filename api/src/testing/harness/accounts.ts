import type { TestApp } from './app';
import { dataOf, sendGraphQL, type GraphQLAnswer } from './graphql';

/** On account `id`; UPDATE_USER also takes `input` and `expectedVersion`. */
export const UPDATE_USER = `mutation ($id: Int!, $input: UpdateUserInput!, $expectedVersion: Int) {
  updateUser(id: $id, input: $input, expectedVersion: $expectedVersion) {
    name email emailConfirmed phone role address dateOfBirth emergencyContact { name phone relationship } version
  }
}`;
export const SUSPEND_USER = 'mutation ($id: Int!) { suspendUser(id: $id) { suspended version } }';
export const DELETE_USER = 'mutation ($id: Int!) { deleteUser(id: $id) }';

export interface UserData {
  name: string;
  email: string;
  emailConfirmed: boolean;
  version: number;
}

export function updateUser(
  app: Pick<TestApp, 'url'>,
  token: string,
  change: { id: number; input: object; expectedVersion?: number | undefined },
): Promise<GraphQLAnswer<{ updateUser: UserData }>> {
  return sendGraphQL(app, UPDATE_USER, { ...change }, token);
}

export async function isSignedIn(app: Pick<TestApp, 'url'>, token: string): Promise<boolean> {
  return (await sendGraphQL(app, '{ viewer { id } }', {}, token)).errors === undefined;
}

/** As the public sees them. */
export async function offeredProfessionals(app: Pick<TestApp, 'url'>): Promise<object[]> {
  const query = '{ professionals { id name specialtyName } }';
  return (await dataOf(sendGraphQL<{ professionals: object[] }>(app, query))).professionals;
}

export async function countOf(app: Pick<TestApp, 'db'>, table: string, where = 'true'): Promise<number> {
  const { rows } = await app.db.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`);
  return rows[0]!.n;
}

/** Oldest first. */
export async function auditedActions(app: Pick<TestApp, 'db'>): Promise<object[]> {
  return (await app.db.pool.query('SELECT action, entity, fields FROM audit_events ORDER BY id')).rows;
}
