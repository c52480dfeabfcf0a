import type { Role } from '../../platform/access/actor';
import type { Transaction } from '../../platform/database/database';
import { addProfile } from './keep-profile';
import { ProfessionalEntity } from './professional.entity';

/**
 * For a locked account. A new professional gets the former or an empty profile, public and last; a former
 * professional's is hidden.
 */
export async function followRole(tx: Transaction, userId: number, role: Role): Promise<void> {
  const isPublic = role === 'professional';
  const { affected } = await tx.manager.update(ProfessionalEntity, { userId }, { isPublic });
  if (affected || !isPublic) return;
  const last = await tx.manager.maximum(ProfessionalEntity, 'sortOrder');
  await addProfile(tx, { userId, sortOrder: last === null ? 0 : last + 1 });
}
