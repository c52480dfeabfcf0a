import type { Role } from '../../../platform/access/actor';
import type { Transaction } from '../../../platform/database/database';
import { followRole } from '../../professionals/profile-of-role';
import type { User } from '../../users/user.entity';
import { endSessions } from '../sessions/session.service';

/**
 * Ends the sessions, and shows or hides the profile. Call it after writing the role; `user` is the locked former
 * account.
 */
export async function applyRole(tx: Transaction, user: Pick<User, 'id' | 'role'>, role: Role): Promise<void> {
  await endSessions(tx, user.id);
  if (role === 'professional' || user.role === 'professional') await followRole(tx, user.id, role);
}
