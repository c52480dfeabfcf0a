import { IsNull, Not, type EntityManager } from 'typeorm';

import type { Permission } from '../../domain/permissions';
import { User } from './user.entity';

/** Administrators who can sign in and have the permission. */
export async function mailedAdmins(manager: EntityManager, permission: Permission): Promise<number[]> {
  const admins = await manager.find(User, {
    select: { id: true, permissionSetId: true },
    where: { role: 'admin', emailConfirmedAt: Not(IsNull()), suspendedAt: IsNull() },
    relations: { permissionSet: true },
  });
  return admins
    .filter(({ permissionSet }) => permissionSet === null || permissionSet.permissions.includes(permission))
    .map(({ id }) => id);
}
