import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/versions';
import { recordActivity } from '../../activity/record-activity';
import { clinicSettings } from '../../settings/settings.service';
import { lockProfessional } from '../lock-professional';
import { ProfessionalEntity } from '../professional.entity';
import { readProfessional } from '../professional.service';
import { feeSummary } from './fee-summary';
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
    const current = feeOf(await readProfessional(tx, professionalId));
    const { fee, defaultDurationMinutes } = current;
    const wanted = {
      fee: given.fee === undefined ? fee : given.fee,
      defaultDurationMinutes: given.defaultDurationMinutes === undefined ? defaultDurationMinutes : given.defaultDurationMinutes,
    };
    const summary = feeSummary({ fee, defaultDurationMinutes }, wanted, currency);
    if (summary === null) return current;
    assertVersion(current, expectedVersion);
    await tx.manager.update(ProfessionalEntity, professionalId, { ...wanted, feeVersion: current.version + 1 });
    await recordActivity(ctx, tx, { professionalId, action: 'rate_updated', summary });
    return feeOf(await readProfessional(tx, professionalId));
  });
}
