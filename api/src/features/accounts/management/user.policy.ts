import { covers, type Permission } from '../../../domain/permissions';
import { adminMay, userIdOf, type Actor, type Role } from '../../../platform/access/actor';

export interface ManagedAccount {
  id: number;
  role: Role;
  /** Empty except for administrators. */
  permissions: ReadonlySet<Permission>;
}

export function canManageUsers(actor: Actor): boolean {
  return adminMay(actor, 'people');
}

/** Only who has every permission of another administrator may change that account: it could sign in as them. */
export function canManageAccount(actor: Actor, { id, role, permissions }: ManagedAccount): boolean {
  if (!canManageUsers(actor)) return false;
  return role !== 'admin' || userIdOf(actor) === id || canGive(actor, permissions);
}

/** An administrator gives only own permissions. */
export function canGive(actor: Actor, permissions: Iterable<Permission>): boolean {
  return actor.kind === 'member' && adminMay(actor, 'accounts') && covers(actor.permissions, permissions);
}

/** Never for one's own account: an administrator must remain. */
export function canTakeAway(actor: Actor, account: ManagedAccount): boolean {
  return canManageAccount(actor, account) && userIdOf(actor) !== account.id;
}
