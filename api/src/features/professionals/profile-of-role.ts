import type { Role } from '../../platform/access/actor';
import type { Transaction } from '../../platform/database/database';
import { ProfessionalEntity } from './professional.entity';

/**
 * What becomes of an account's professional profile with its role: whoever becomes a professional has one that the public
 * sees, as it was or an empty one, last in the public's list; whoever is one no longer keeps it, hidden. The account's row is locked.
 */
export async function followRole(tx: Transaction, userId: number, role: Role): Promise<void> {
  const isPublic = role === 'professional';
  const { affected } = await tx.manager.update(ProfessionalEntity, { userId }, { isPublic });
  if (affected || !isPublic) return;
  const last = await tx.manager.maximum(ProfessionalEntity, 'sortOrder');
  await tx.manager.insert(ProfessionalEntity, { userId, sortOrder: last === null ? 0 : last + 1 });
}
