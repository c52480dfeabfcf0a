import { claimSlug } from '../../../platform/database/claim-slug';
import type { Transaction } from '../../../platform/database/database';
import type { RecordsAccountChange } from '../../users/account-changes';
import { User } from '../../users/user.entity';
import { ProfessionalEntity } from '../professional.entity';
import { ProfessionalSlug } from './professional-slug.entity';

/** Earlier slugs still lead to the page. */
export async function keepSlug(tx: Transaction, { id, userId }: { id: number; userId: number }): Promise<void> {
  const { name } = await tx.manager.findOneOrFail(User, { select: { name: true }, where: { id: userId } });
  await tx.manager.update(ProfessionalEntity, id, { slug: await claimSlug(tx, ProfessionalSlug, id, name) });
}

/** Frees a removed professional's slugs for others. */
export async function releaseSlugs(tx: Transaction, id: number): Promise<void> {
  await tx.manager.delete(ProfessionalSlug, { ownerId: id });
}

export const followName: RecordsAccountChange = async (_ctx, tx, { id: userId }, fields) => {
  if (!fields.includes('name')) return;
  const profile = await tx.manager.findOne(ProfessionalEntity, { select: { id: true }, where: { userId } });
  if (profile) await keepSlug(tx, { id: profile.id, userId });
};
