import type { Transaction } from '../../platform/database/database';
import { ProfessionalEntity } from './professional.entity';

type NewProfile = Pick<
  ProfessionalEntity,
  'specialtyId' | 'bio' | 'sortOrder' | 'isPublic' | 'fee' | 'defaultDurationMinutes'
>;

/** Makes a professional of an account. Returns the profile's id. */
export async function addProfile(tx: Transaction, profile: { userId: number } & Partial<NewProfile>): Promise<number> {
  const { id } = await tx.manager.save(tx.manager.create(ProfessionalEntity, profile));
  return id;
}

/** Changes a locked profile and raises the versions of the forms that show it. */
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

/** Deletes a locked profile that nothing refers to. */
export async function deleteProfile(tx: Transaction, id: number): Promise<void> {
  await tx.manager.delete(ProfessionalEntity, id);
}

/** Detaches a locked profile from its account and hides it. History shows `formerName`. */
export async function removeProfile(tx: Transaction, id: number, formerName: string): Promise<void> {
  await tx.manager.update(ProfessionalEntity, id, { userId: null, formerName, bio: '', isPublic: false });
}
