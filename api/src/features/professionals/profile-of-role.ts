import type { Role } from '../../platform/access/actor';
import type { Transaction } from '../../platform/database/database';
import { addProfile } from './keep-profile';
import { ProfessionalEntity } from './professional.entity';

/**
 * Applies a new role to the profile. A new professional gets their former profile, made public, or an empty one, last
 * in the list. A former one's is hidden. The caller has locked the account.
 */
export async function followRole(tx: Transaction, userId: number, role: Role): Promise<void> {
  const isPublic = role === 'professional';
  const { affected } = await tx.manager.update(ProfessionalEntity, { userId }, { isPublic });
  if (affected || !isPublic) return;
  const last = await tx.manager.maximum(ProfessionalEntity, 'sortOrder');
  await addProfile(tx, { userId, sortOrder: last === null ? 0 : last + 1 });
}
