import { MINUTES_PER_DAY, parseEndTime, parseTime } from '../../domain/time-of-day';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { insertUnavailableDate } from '../availability/unavailable-date.service';
import { lockProfessional } from '../professionals/lock-professional';
import { canManageProfessional } from '../professionals/professional.policy';
import { clinicSettingsIn } from '../settings/settings.service';
import type { MarkAbsentInput } from './absence.inputs';
import type { AbsenceBoard } from './absence.objects';
import { keepRows, readBoard } from './board-rows';
import { holdProposals } from './hold-proposals.service';

/**
 * A retry adds no second unavailable date. Records the affected turnos, and holds a proposal for each for an hour.
 * FORBIDDEN; NOT_FOUND; BAD_REQUEST on `input.from` or `input.to`.
 */
export async function markAbsent(
  ctx: Context,
  professionalId: number,
  { date, reason, from, to }: MarkAbsentInput,
): Promise<AbsenceBoard> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'appointments'));
  const hours = readHours(from, to);
  await ctx.transact(async (tx) => {
    await lockProfessional(ctx, tx, professionalId, 'appointments');
    const absence = { professionalId, date };
    const { timeZone } = await clinicSettingsIn(tx);
    const { dates } = await readBoard(tx, absence, timeZone);
    const isMarked = dates.some((it) => it.startMinute <= hours.startMinute && it.endMinute >= hours.endMinute);
    if (!isMarked) await insertUnavailableDate(ctx, tx, professionalId, { date, reason, description: null, ...hours });
    const { rows } = await readBoard(tx, absence, timeZone);
    await keepRows(tx, absence, rows);
  });
  return holdProposals(ctx, professionalId, date);
}

/** Default end: the day's. */
function readHours(from: string | null | undefined, to: string | null | undefined) {
  const startMinute = from == null ? 0 : parseTime(from);
  const endMinute = to == null ? MINUTES_PER_DAY : parseEndTime(to);
  if (startMinute === null) throw invalid('input.from', 'La hora debe tener la forma HH:mm');
  if (endMinute === null) throw invalid('input.to', 'La hora debe tener la forma HH:mm');
  if (endMinute <= startMinute) throw invalid('input.to', 'La hora de fin debe ser posterior a la de inicio');
  return { startMinute, endMinute };
}
