import type { Permission } from '../../../domain/permissions';
import type { Context } from '../../../platform/context';
import { asStored } from '../../../platform/database/as-stored';
import { int } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { isUniqueViolation } from '../../../platform/errors/database-error';
import { defineLoader } from '../../../platform/loaders';
import { recordCreated, recordDeleted } from '../../audit/record-audit';
import { saveChanges } from '../../audit/save-changes';
import { User } from '../user.entity';
import { PERMISSION_SET, PermissionSet } from './permission-set.entity';

interface Given {
  name?: string | null | undefined;
  granted?: Permission[] | undefined;
}

/** CONFLICT on `name` when taken. */
export async function addSet(
  ctx: Context,
  tx: Transaction,
  given: { name: string; granted: Permission[] },
): Promise<PermissionSet> {
  const stored = { ...asStored(tx.manager, PermissionSet, given), builtIn: null };
  const set = await refusingTakenName(tx.manager.save(tx.manager.create(PermissionSet, stored)));
  await recordCreated(ctx, tx, PERMISSION_SET, set, set.name);
  return set;
}

/** `set` is locked. CONFLICT on `name` when taken, and with the current set for another version. */
export async function changeSet(
  ctx: Context,
  tx: Transaction,
  set: PermissionSet,
  { given, expectedVersion }: { given: Given; expectedVersion?: number | null | undefined },
): Promise<void> {
  const change = { noun: PERMISSION_SET, called: set.name, given: given as Partial<PermissionSet>, expectedVersion };
  await refusingTakenName(saveChanges(ctx, tx, PermissionSet, set, change));
}

/** `set` is locked and unused. */
export async function removeSet(ctx: Context, tx: Transaction, set: PermissionSet): Promise<void> {
  await tx.manager.delete(PermissionSet, set.id);
  await recordDeleted(ctx, tx, PERMISSION_SET, set, set.name);
}

/** NOT_FOUND. */
export async function lockSet({ manager }: Transaction, id: number): Promise<PermissionSet> {
  const set = await manager.findOne(PermissionSet, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!set) throw notFound('Ese conjunto de permisos ya no existe');
  return set;
}

/** Administrators of the set, suspended ones too. */
export function accountsWithSet({ manager }: Pick<Transaction, 'manager'>, id: number): Promise<User[]> {
  return manager.find(User, { where: { permissionSetId: id, role: 'admin' }, order: { id: 'ASC' } });
}

/** By the id of a set; 0: accounts without one. */
export const accountCountLoader = defineLoader<number, number>(async ({ db }, ids) => {
  const counts = await db.rows(COUNT, []);
  return ids.map((id) => counts.find((it) => it.id === id)?.count ?? 0);
});

const COUNT = statement(
  'users.of-permission-sets',
  `SELECT coalesce(permission_set_id, 0) AS id, count(*)::int AS count FROM users WHERE role = 'admin' GROUP BY 1`,
  { id: int, count: int },
);

async function refusingTakenName<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error, 'permission_sets_name_unique')) throw error;
    throw new AppError('CONFLICT', 'Ya hay un conjunto de permisos con ese nombre', { field: 'name' });
  }
}
