import type { Context } from '../../../platform/context';
import { trimmed } from '../../../platform/validation/text';
import { quotedChange, summaryOf } from '../../activity/activity-summary';
import { recordActivity } from '../../activity/record-activity';
import { lockProfessional } from '../lock-professional';
import { ProfessionalEntity } from '../professional.entity';
import type { Professional } from '../professional.object';
import { loadChanged } from '../professional.service';
import type { BioArgs } from './bio.args';

/** The text people read about the professional; blank empties it. */
export async function updateBio(ctx: Context, { professionalId, bio }: BioArgs): Promise<Professional> {
  const wanted = trimmed(bio) ?? '';
  await ctx.transact(async (tx) => {
    const current = await lockProfessional(ctx, tx, professionalId);
    if (current.bio === wanted) return;
    await tx.manager.update(ProfessionalEntity, professionalId, { bio: wanted });
    const summary = summaryOf([{ what: 'presentación', ...quotedChange(current.bio, wanted) }]);
    await recordActivity(ctx, tx, { professionalId, action: 'profile_updated', summary });
  });
  return loadChanged(ctx, professionalId);
}
