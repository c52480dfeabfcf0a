import { changesOf } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/versions';
import { clinicSettings } from '../../settings/settings.service';
import { changeProfile } from '../keep-profile';
import { lockProfessional } from '../lock-professional';
import { readProfessional } from '../professional.service';
import { recordFeeActivity, type Fee } from './fee-summary';
import type { FeeArgs } from './fee.args';
import { feeOf, type ProfessionalFee } from './professional-fee.object';

/** For new appointments. Absent fields stay, null empties. CONFLICT with the current fee on a version mismatch. */
export async function updateFee(
  ctx: Context,
  { professionalId, ...given }: FeeArgs,
  expectedVersion?: number | null,
): Promise<ProfessionalFee> {
  const { currency } = await clinicSettings(ctx);
  return ctx.transact(async (tx) => {
    await lockProfessional(ctx, tx, professionalId, 'prices');
    const before = feeOf(await readProfessional(tx, professionalId));
    const changes = changesOf<Fee>(before, given);
    if (Object.keys(changes).length === 0) return before;
    assertVersion(before, expectedVersion);
    await changeProfile(tx, professionalId, changes);
    const after = feeOf(await readProfessional(tx, professionalId));
    await recordFeeActivity(ctx, tx, professionalId, { before, after, currency });
    return after;
  });
}
