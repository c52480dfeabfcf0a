import { covers, PERMISSIONS, type Permission } from '../../../domain/permissions';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import { assertProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { plural } from '../../../domain/plural';
import {
  accountsWithSet,
  addSet,
  changeSet,
  lockSet,
  removeSet,
} from '../../users/permission-sets/keep-permission-sets';
import type { PermissionSet } from '../../users/permission-sets/permission-set.entity';
import { readPermissionSets } from '../../users/permission-sets/permissions-of-account';
import { lockActing, manageAccess } from '../management/lock-user';
import { canGive } from '../management/user.policy';
import type { CreatePermissionSetInput, UpdatePermissionSetInput } from './permission-set.inputs';

/** Dirección first. */
export function listPermissionSets(ctx: Context): Promise<PermissionSet[]> {
  assertCan(adminMay(ctx.actor, 'people', 'accounts'));
  return readPermissionSets(ctx.db);
}

/** BAD_REQUEST; FORBIDDEN for permissions that the caller lacks; CONFLICT on `name` when taken. */
export function createPermissionSet(
  ctx: Context,
  input: CreatePermissionSetInput,
  key?: string | null,
): Promise<PermissionSet> {
  const granted = chosen(input.permissions);
  assertGives(ctx, granted);
  return createOnce<PermissionSet>(ctx, {
    key,
    request: ['createPermissionSet', input],
    create: (tx) => addSet(ctx, tx, { name: input.name, granted }),
    load: (id) => ctx.transact((tx) => lockSet(tx, Number(id))),
  });
}

/**
 * Adding permissions needs a proof. Requests of its accounts and their keys end first. NOT_FOUND; BAD_REQUEST; FORBIDDEN
 * for permissions that the caller lacks, before and after; CONFLICT for those of Dirección, on `name` when taken, and
 * with the current set for another version.
 */
export function updatePermissionSet(
  ctx: Context,
  id: number,
  { name, permissions }: UpdatePermissionSetInput,
  expectedVersion?: number | null,
): Promise<PermissionSet> {
  return changeOf(ctx, id, async (tx, set) => {
    if (permissions == null) return changeSet(ctx, tx, set, { given: { name }, expectedVersion });
    if (set.builtIn === 'direction')
      throw new AppError('CONFLICT', 'Dirección siempre puede todo: solo se le cambia el nombre');
    const granted = chosen(permissions);
    assertGives(ctx, granted);
    if (!covers(new Set(set.permissions), granted)) await assertProof(ctx, tx);
    const isSame = granted.join() === set.permissions.join();
    await changeSet(ctx, tx, set, { given: isSame ? { name } : { name, granted }, expectedVersion });
  });
}

/** NOT_FOUND; FORBIDDEN for permissions that the caller lacks; CONFLICT for a built-in or used one. */
export async function deletePermissionSet(ctx: Context, id: number): Promise<true> {
  await changeOf(ctx, id, async (tx, set) => {
    if (set.builtIn !== null) throw new AppError('CONFLICT', 'Es uno de los de todas las clínicas: no se elimina');
    const { length } = await accountsWithSet(tx, id);
    if (length > 0) {
      throw new AppError(
        'CONFLICT',
        plural(length, 'Una cuenta lo usa: dale', `${length} cuentas lo usan: dales`) + ' antes otros permisos',
      );
    }
    await removeSet(ctx, tx, set);
  });
  return true;
}

/** Locks administrators, the set, and what acts for its accounts. */
function changeOf(
  ctx: Context,
  id: number,
  change: (tx: Transaction, set: PermissionSet) => Promise<void>,
): Promise<PermissionSet> {
  assertCan(adminMay(ctx.actor, 'accounts'));
  return manageAccess(ctx, async (tx) => {
    const set = await lockSet(tx, id);
    assertCan(canGive(ctx.actor, set.permissions));
    for (const account of await accountsWithSet(tx, id)) await lockActing(tx, account.id);
    await change(tx, set);
    return set;
  });
}

/** In the order shown. BAD_REQUEST for none. */
function chosen(permissions: readonly Permission[]): Permission[] {
  if (permissions.length === 0) throw invalid('permissions', 'Elegí al menos un permiso');
  return PERMISSIONS.filter((permission) => permissions.includes(permission));
}

function assertGives(ctx: Context, permissions: readonly Permission[]): void {
  if (canGive(ctx.actor, permissions)) return;
  throw new AppError('FORBIDDEN', 'No podés dar permisos que tu cuenta no tiene', { field: 'permissions' });
}
