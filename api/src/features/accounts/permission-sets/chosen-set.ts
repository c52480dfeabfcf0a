import { ALL_PERMISSIONS } from '../../../domain/permissions';
import type { Role } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { PermissionSet } from '../../users/permission-sets/permission-set.entity';
import { canGive } from '../management/user.policy';

const FIELD = 'permissionSetId';

/**
 * The set that an account of the role gets: null for Dirección, and except for administrators. Administrators are
 * locked. BAD_REQUEST for an unknown one, or another role; FORBIDDEN for permissions that the caller lacks.
 */
export async function givenSet(
  ctx: Context,
  tx: Pick<Transaction, 'manager'>,
  role: Role,
  id: number | null,
): Promise<number | null> {
  if (role !== 'admin') {
    if (id !== null) throw invalid(FIELD, 'Solo las cuentas de administración tienen permisos');
    return null;
  }
  const set = id === null ? null : await tx.manager.findOneBy(PermissionSet, { id });
  if (id !== null && set === null) throw invalid(FIELD, 'Ese conjunto de permisos ya no existe. Revisá la lista');
  if (!canGive(ctx.actor, set?.permissions ?? ALL_PERMISSIONS))
    throw new AppError('FORBIDDEN', 'No podés dar permisos que tu cuenta no tiene', { field: FIELD });
  return set === null || set.builtIn === 'direction' ? null : set.id;
}

/** As the audit shows it. */
export async function nameOfSet({ manager }: Pick<Transaction, 'manager'>, id: number | null): Promise<string> {
  const where = id === null ? ({ builtIn: 'direction' } as const) : { id };
  return (await manager.findOneByOrFail(PermissionSet, where)).name;
}
