import { ALL_PERMISSIONS, NO_PERMISSIONS, type Permission } from '../../../domain/permissions';
import type { Transaction } from '../../../platform/database/database';
import { defineLoader } from '../../../platform/loaders';
import type { User } from '../user.entity';
import { PermissionSet } from './permission-set.entity';

/**
 * SQL: names of the permissions of an account `u` with its set `s`; null: all.
 */
export const GRANTED = "CASE WHEN s.built_in = 'direction' THEN NULL ELSE s.permissions END";

type Holder = Pick<User, 'role' | 'permissionSetId'>;

/** Current permissions of an account, empty except for administrators. Lock the account before. */
export async function permissionsOf(
  { manager }: Pick<Transaction, 'manager'>,
  { role, permissionSetId }: Holder,
): Promise<ReadonlySet<Permission>> {
  if (role !== 'admin') return NO_PERMISSIONS;
  if (permissionSetId === null) return ALL_PERMISSIONS;
  return new Set((await manager.findOneByOrFail(PermissionSet, { id: permissionSetId })).permissions);
}

/** All sets, Dirección first. */
export function readPermissionSets({ manager }: Pick<Transaction, 'manager'>): Promise<PermissionSet[]> {
  return manager.find(PermissionSet, { order: { id: 'ASC' } });
}

/** By the id of a set; 0: Dirección, the set of accounts without one. */
export const permissionSetLoader = defineLoader<number, PermissionSet>(async ({ db }, ids) => {
  const sets = await readPermissionSets(db);
  return ids.map((id) => sets.find((set) => (id === 0 ? set.builtIn === 'direction' : set.id === id))!);
});
