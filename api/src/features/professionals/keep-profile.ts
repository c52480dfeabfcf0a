import type { Transaction } from '../../platform/database/database';
import { ProfessionalEntity } from './professional.entity';
import { keepSlug, releaseSlugs } from './slug/keep-slug';

/** Fields of the administrators' form, and visibility. */
export type ProfileFields = Partial<
  Pick<
    ProfessionalEntity,
    | 'specialtyId'
    | 'bio'
    | 'fee'
    | 'defaultDurationMinutes'
    | 'sortOrder'
    | 'isPublic'
    | 'licenseNumber'
    | 'refepsNumber'
    | 'seriesOnline'
  >
>;

/** Returns the profile's id. */
export async function addProfile(tx: Transaction, profile: { userId: number } & ProfileFields): Promise<number> {
  const { id } = await tx.manager.save(tx.manager.create(ProfessionalEntity, profile));
  await keepSlug(tx, { id, userId: profile.userId });
  return id;
}

/** For a locked profile. Raises the versions of forms that show it. */
export async function changeProfile(tx: Transaction, id: number, changes: ProfileFields): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const isFee = changes.fee !== undefined || changes.defaultDurationMinutes !== undefined;
  await tx.manager.update(ProfessionalEntity, id, {
    ...changes,
    version: () => 'version + 1',
    ...(changes.bio !== undefined && { bioVersion: () => 'bio_version + 1' }),
    ...(isFee && { feeVersion: () => 'fee_version + 1' }),
  });
}

/** For a locked profile without references. */
export async function deleteProfile(tx: Transaction, id: number): Promise<void> {
  await tx.manager.delete(ProfessionalEntity, id);
}

/** Detaches a locked profile from its account. History shows `formerName`. */
export async function removeProfile(tx: Transaction, id: number, formerName: string): Promise<void> {
  const emptied = { userId: null, bio: '', slug: null, licenseNumber: null, refepsNumber: null };
  await tx.manager.update(ProfessionalEntity, id, { ...emptied, formerName, isPublic: false });
  await releaseSlugs(tx, id);
}
