import { shiftedStarts, startsOfSeries } from '../../../domain/series-dates';
import { MOST_TURNOS, MOST_TURNOS_ONLINE } from '../../../domain/series-limits';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { instantOf } from '../../../platform/validation/instant';
import { assertDuration } from '../../professionals/appointment-duration';
import type { Professional } from '../../professionals/professional.object';
import { getProfessional } from '../../professionals/professional.service';
import { clinicSettings } from '../../settings/settings.service';
import { toAppointment } from '../appointment-row';
import { canBookFreely, canMove, canReassign, linkedPatient } from '../appointment.policy';
import { appointmentNotFound, readAppointment } from '../appointment.service';
import { judgedDates } from './judged-dates';
import { EVERY_WEEKS } from './series.inputs';
import type { SeriesDate, SeriesMove } from './series.objects';
import { followingOf } from './series-rows';

interface SeriesQuery {
  professionalId: number;
  firstStart: string;
  everyWeeks: number;
  count: number;
  durationMinutes?: number | null | undefined;
  roomId?: number | null | undefined;
}

/** BAD_REQUEST; FORBIDDEN by assertMayBookSeries; NOT_FOUND. */
export async function getSeriesDates(ctx: Context, query: SeriesQuery): Promise<SeriesDate[]> {
  const { professionalId, firstStart, everyWeeks, count, durationMinutes, roomId = null } = query;
  assertMayBookSeries(ctx, await getProfessional(ctx, professionalId), count);
  assertDuration(durationMinutes);
  if (everyWeeks < EVERY_WEEKS.min || everyWeeks > EVERY_WEEKS.max) throw invalid('everyWeeks', EVERY_WEEKS.message);
  if (count < 2) throw invalid('count', 'Una serie tiene al menos dos turnos');
  const { timeZone } = await clinicSettings(ctx);
  const starts = startsOfSeries(timeZone, instantOf('firstStart', firstStart, timeZone), { everyWeeks, count });
  return judgedDates(ctx, { professionalId, starts, roomId, ...(durationMinutes != null && { durationMinutes }) });
}

/** FORBIDDEN to patients whose professional leaves series to the clinic; BAD_REQUEST on `count` when it is too many. */
export function assertMayBookSeries(ctx: Context, { id, seriesOnline }: Professional, count: number): void {
  const isStaff = canBookFreely(ctx.actor, id);
  if (!isStaff && !seriesOnline) {
    throw new AppError('FORBIDDEN', 'Con este profesional, las series de turnos las reserva la clínica');
  }
  assertCan(isStaff || linkedPatient(ctx.actor) !== null);
  const most = isStaff ? MOST_TURNOS : MOST_TURNOS_ONLINE;
  if (count > most) throw invalid('count', `Se pueden reservar hasta ${most} turnos por vez`);
}

interface MoveQuery {
  startTime: string;
  roomId?: number | null | undefined;
  professionalId?: number | null | undefined;
  durationMinutes?: number | null | undefined;
}

/** For staff: this one and the following, each as far from where it is as this one. FORBIDDEN; NOT_FOUND. */
export async function getFollowingMoves(ctx: Context, id: string, query: MoveQuery): Promise<SeriesMove[]> {
  assertDuration(query.durationMinutes);
  const row = await readAppointment(ctx.db, id);
  assertCan(canMove(ctx.actor, row.professionalId));
  const professionalId = query.professionalId ?? row.professionalId;
  assertCan(professionalId === row.professionalId || canReassign(ctx.actor));
  const following = await followingOf(ctx.db, row);
  if (following.length === 0) throw appointmentNotFound();
  const after = instantOf('startTime', query.startTime, row.zone);
  const others = following.filter((it) => it.id !== row.id);
  const starts = [
    after,
    ...shiftedStarts(
      row.zone,
      row.start,
      after,
      others.map(({ start }) => start),
    ),
  ];
  const moved = [row, ...others];
  const dates = await judgedDates(ctx, {
    professionalId,
    starts,
    roomId: query.roomId ?? row.roomId,
    durationMinutes: query.durationMinutes ?? row.durationMinutes,
    moved: professionalId === row.professionalId ? moved : [],
  });
  return dates.map((date, index) => ({ ...date, appointment: toAppointment(moved[index]!) }));
}
