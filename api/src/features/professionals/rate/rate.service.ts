import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { trimmed } from '../../../platform/validation/text';
import { quotedChange, summaryOf, type Change } from '../../activity/activity-summary';
import { recordActivity } from '../../activity/record-activity';
import { clinicSettings } from '../../settings/settings.service';
import { lockProfessional } from '../lock-professional';
import type { Professional } from '../professional.object';
import { canKeepSchedule } from '../professional.policy';
import { professionalLoader, professionalNotFound } from '../professional.service';
import type { ProfileArgs, RateArgs } from './rate.args';
import { statement } from '../../../platform/database/statement';

/** Fee and usual duration, from now on: appointments made before keep theirs. What is absent stays, null empties it. */
export async function updateRate(ctx: Context, { professionalId, ...given }: RateArgs): Promise<Professional> {
  assertCan(canKeepSchedule(ctx.actor, professionalId));
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
    await tx.rows(SET_RATE, [professionalId, wanted.fee, wanted.defaultDurationMinutes]);
    await recordActivity(ctx, tx, { professionalId, action: 'rate_updated', summary: summaryOf(changes) });
  });
  return loadChanged(ctx, professionalId);
}

/** The text people read about the professional; blank empties it. */
export async function updateProfile(ctx: Context, { professionalId, bio }: ProfileArgs): Promise<Professional> {
  assertCan(canKeepSchedule(ctx.actor, professionalId));
  const wanted = trimmed(bio) ?? '';
  await ctx.transact(async (tx) => {
    const current = await lockProfessional(ctx, tx, professionalId);
    if (current.bio === wanted) return;
    await tx.rows(SET_BIO, [professionalId, wanted]);
    const summary = summaryOf([{ what: 'presentación', ...quotedChange(current.bio, wanted) }]);
    await recordActivity(ctx, tx, { professionalId, action: 'profile_updated', summary });
  });
  return loadChanged(ctx, professionalId);
}

async function loadChanged(ctx: Context, professionalId: number): Promise<Professional> {
  const professional = await professionalLoader(ctx).clear(professionalId).load(professionalId);
  if (!professional) throw professionalNotFound();
  return professional;
}

function feeText(fee: string | null, currency: string): string {
  if (fee === null) return 'a consultar';
  return new Intl.NumberFormat('es-AR', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(Number(fee));
}

function durationText(minutes: number | null): string {
  return minutes === null ? 'sin indicar' : `${minutes} minutos`;
}

const SET_RATE = statement('professionals.set-rate', 'UPDATE professionals SET fee = $2, default_duration_minutes = $3 WHERE id = $1');
const SET_BIO = statement('professionals.set-bio', 'UPDATE professionals SET bio = $2 WHERE id = $1');
