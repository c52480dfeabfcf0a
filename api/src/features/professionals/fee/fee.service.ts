import type { Context } from '../../../platform/context';
import { summaryOf, type Change } from '../../activity/activity-summary';
import { recordActivity } from '../../activity/record-activity';
import { clinicSettings } from '../../settings/settings.service';
import { lockProfessional } from '../lock-professional';
import { ProfessionalEntity } from '../professional.entity';
import type { Professional } from '../professional.object';
import { loadChanged } from '../professional.service';
import type { FeeArgs } from './fee.args';

/** Fee and usual duration, from now on: appointments made before keep theirs. What is absent stays, null empties it. */
export async function updateFee(ctx: Context, { professionalId, ...given }: FeeArgs): Promise<Professional> {
  const { currency } = await clinicSettings(ctx);
  await ctx.transact(async (tx) => {
    const { fee, defaultDurationMinutes } = await lockProfessional(ctx, tx, professionalId);
    const wanted = {
      fee: given.fee === undefined ? fee : given.fee,
      defaultDurationMinutes: given.defaultDurationMinutes === undefined ? defaultDurationMinutes : given.defaultDurationMinutes,
    };
    const changes: Change[] = [
      { what: 'tarifa', before: feeText(fee, currency), after: feeText(wanted.fee, currency) },
      { what: 'duración', before: durationText(defaultDurationMinutes), after: durationText(wanted.defaultDurationMinutes) },
    ].filter(({ before, after }) => before !== after);
    if (changes.length === 0) return;
    await tx.manager.update(ProfessionalEntity, professionalId, wanted);
    await recordActivity(ctx, tx, { professionalId, action: 'rate_updated', summary: summaryOf(changes) });
  });
  return loadChanged(ctx, professionalId);
}

/** '$ 18.000'; without a fee, that it has to be asked for. */
export function feeText(fee: string | null, currency: string): string {
  if (fee === null) return 'a consultar';
  return new Intl.NumberFormat('es-AR', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(Number(fee));
}

function durationText(minutes: number | null): string {
  return minutes === null ? 'sin indicar' : `${minutes} minutos`;
}
