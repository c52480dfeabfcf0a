import { changesOf } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/versions';
import { recordActivity } from '../../activity/record-activity';
import { clinicSettings } from '../../settings/settings.service';
import { lockProfessional } from '../lock-professional';
import { ProfessionalEntity } from '../professional.entity';
import { readProfessional } from '../professional.service';
import { feeSummary, type Fee } from './fee-summary';
import type { FeeArgs } from './fee.args';
import { feeOf, type ProfessionalFee } from './professional-fee.object';

/**
 * Changes fee and usual duration for new appointments. Absent fields stay, null empties. CONFLICT with the current
 * fee on a version mismatch.
 */
export async function updateFee(
  ctx: Context,
  { professionalId, ...given }: FeeArgs,
  expectedVersion?: number | null,
): Promise<ProfessionalFee> {
  const { currency } = await clinicSettings(ctx);
  return ctx.transact(async (tx) => {
    await lockProfessional(ctx, tx, professionalId);
    const before = await readProfessional(tx, professionalId);
    const after = { ...before, ...changesOf<Fee>(before, given) };
    const summary = feeSummary(before, after, currency);
    if (summary === null) return feeOf(before);
    assertVersion(feeOf(before), expectedVersion);
    const { fee, defaultDurationMinutes } = after;
    const feeVersion = before.feeVersion + 1;
    await tx.manager.update(ProfessionalEntity, professionalId, { fee, defaultDurationMinutes, feeVersion });
    await recordActivity(ctx, tx, { professionalId, action: 'rate_updated', summary });
    return feeOf({ ...after, feeVersion });
  });
}
