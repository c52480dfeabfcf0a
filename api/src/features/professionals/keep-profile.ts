import type { Transaction } from '../../platform/database/database';
import { ProfessionalEntity } from './professional.entity';

/** Makes somebody with an account a professional. Answers the id of the profile. */
export async function addProfile(
  tx: Transaction,
  profile: { userId: number } & Partial<Pick<ProfessionalEntity, 'specialtyId' | 'bio' | 'sortOrder' | 'isPublic'>>,
): Promise<number> {
  const { id } = await tx.manager.save(tx.manager.create(ProfessionalEntity, profile));
  return id;
}

/** Changes a profile whose row is locked, and counts it for all forms that show what it changes. Nothing happens where nothing changes. */
export async function changeProfile(
  tx: Transaction,
  id: number,
  changes: Partial<Pick<ProfessionalEntity, 'specialtyId' | 'bio' | 'sortOrder' | 'isPublic'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.manager.update(ProfessionalEntity, id, {
    ...changes,
    version: () => 'version + 1',
    ...(changes.bio !== undefined && { bioVersion: () => 'bio_version + 1' }),
  });
}

/**
 * Lets a profile, whose row is locked, go: nobody sees, books or changes it any more, and its account has none. What they did
 * stays under this name.
 */
export async function removeProfile(tx: Transaction, id: number, formerName: string): Promise<void> {
  await tx.manager.update(ProfessionalEntity, id, { userId: null, formerName, bio: '', isPublic: false });
}
