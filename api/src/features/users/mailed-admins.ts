import { IsNull, Not, type EntityManager } from 'typeorm';

import { User } from './user.entity';

/** Administrators who can sign in. */
export async function mailedAdmins(manager: EntityManager): Promise<number[]> {
  const admins = await manager.find(User, {
    select: { id: true },
    where: { role: 'admin', emailConfirmedAt: Not(IsNull()), suspendedAt: IsNull() },
  });
  return admins.map(({ id }) => id);
}
