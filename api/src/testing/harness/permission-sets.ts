import type { BuiltInPermissionSet } from '../../features/users/permission-sets/permission-set.entity';
import { makeUser, openSession } from '../factories/people';
import type { TestApp } from './app';
import { dataOf, sendGraphQL } from './graphql';

export interface SetRow {
  id: number;
  name: string;
  permissions: string[];
  accountCount: number;
  version: number;
}

/** Calls about permission sets, by default with `token`. */
export function permissionCalls(app: () => TestApp, token: () => string) {
  const send = <Data extends object>(text: string, variables: object = {}, by = token()) =>
    sendGraphQL<Data>(app(), text, { ...variables }, by);

  const setsOf = async () =>
    (
      await dataOf(
        send<{ permissionSets: SetRow[] }>('{ permissionSets { id name builtIn permissions accountCount version } }'),
      )
    ).permissionSets;
  const idOf = async (builtIn: BuiltInPermissionSet) =>
    (await app().db.pool.query<{ id: number }>('SELECT id FROM permission_sets WHERE built_in = $1', [builtIn]))
      .rows[0]!.id;

  const adminOf = async (permissionSet?: BuiltInPermissionSet) => {
    const userId = await makeUser(app().db, { role: 'admin', ...(permissionSet && { permissionSet }) });
    return { userId, token: await openSession(app().db, userId) };
  };
  /** With an own set. */
  const adminWith = async (...permissions: string[]) => {
    const admin = await adminOf();
    const set = await madeSet(`Conjunto ${admin.userId}`, permissions);
    await app().db.pool.query('UPDATE users SET permission_set_id = $2 WHERE id = $1', [admin.userId, set]);
    return { ...admin, set };
  };
  const madeSet = async (name: string, permissions: readonly string[]) =>
    (
      await app().db.pool.query<{ id: number }>(
        'INSERT INTO permission_sets (name, permissions) VALUES ($1, $2) RETURNING id',
        [name, permissions],
      )
    ).rows[0]!.id;

  const updateUser = (id: number, input: object, by?: string) =>
    send<{ updateUser: { permissionSet: { name: string } | null } }>(
      'mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id permissionSet { name } } }',
      { id, input },
      by,
    );
  const give = (id: number, permissionSetId: number | null, by?: string) => updateUser(id, { permissionSetId }, by);
  const addSet = (name: string, permissions: string[], by?: string) =>
    send<{ createPermissionSet: SetRow }>(
      'mutation ($input: CreatePermissionSetInput!) { createPermissionSet(input: $input) { id permissions version } }',
      { input: { name, permissions } },
      by,
    );
  const changeSet = (id: number, input: object, by?: string, expectedVersion?: number) =>
    send(
      `mutation ($id: Int!, $input: UpdatePermissionSetInput!, $version: Int) {
        updatePermissionSet(id: $id, input: $input, expectedVersion: $version) { id } }`,
      { id, input, version: expectedVersion },
      by,
    );
  const deleteSet = (id: number, by?: string) =>
    send('mutation ($id: Int!) { deletePermissionSet(id: $id) }', { id }, by);
  const deleteUser = (id: number, by?: string) => send('mutation ($id: Int!) { deleteUser(id: $id) }', { id }, by);
  const suspendUser = (id: number, by?: string) =>
    send('mutation ($id: Int!) { suspendUser(id: $id) { id } }', { id }, by);
  return {
    send,
    setsOf,
    idOf,
    adminOf,
    adminWith,
    updateUser,
    give,
    addSet,
    changeSet,
    deleteSet,
    deleteUser,
    suspendUser,
  };
}
