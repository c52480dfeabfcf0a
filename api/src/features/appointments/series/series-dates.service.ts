import { dateOf, toOffsetIso } from '../../../domain/clinic-time';
import { judgeSeries, roomsOfSeries, type JudgedDate } from '../../../domain/series';
import { shiftedStarts, startsOfSeries, weekOf } from '../../../domain/series-dates';
import { MOST_TURNOS, MOST_TURNOS_ONLINE } from '../../../domain/series-limits';
import { withoutTurnos } from '../../../domain/without-turnos';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { instantOf } from '../../../platform/validation/instant';
import { assertDuration } from '../../professionals/appointment-duration';
import type { Professional } from '../../professionals/professional.object';
import { getProfessional, professionalNotFound } from '../../professionals/professional.service';
import type { Room } from '../../rooms/room.entity';
import { listActiveRooms } from '../../rooms/room.service';
import { clinicSettings } from '../../settings/settings.service';
import { configuredMonths } from '../../slots/clinic-on';
import { slotQuery } from '../../slots/look-for-slots';
import { loadSchedules, toSchedule } from '../../slots/schedule.sql';
import { takenBy, toAppointment, type AppointmentRow } from '../appointment-row';
import { canBookFreely, canMove, canReassign, linkedPatient } from '../appointment.policy';
import { appointmentNotFound, readAppointment } from '../appointment.service';
import { bestFirst, loadRentals } from '../book/untaken-rooms';
import { EVERY_WEEKS } from './series.inputs';
import { SeriesDateState, type SeriesDate, type SeriesMove, type SeriesSlot } from './series.objects';
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

/** FORBIDDEN to patients without `seriesOnline`; BAD_REQUEST on `count`. */
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

/** FORBIDDEN; NOT_FOUND. */
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

interface Wanted {
  professionalId: number;
  /** Epoch minutes, at least one. */
  starts: readonly number[];
  durationMinutes?: number | null;
  /** null: the room that most dates can have. */
  roomId: number | null;
  /** Their time counts as free. */
  moved?: readonly AppointmentRow[];
}

/** Per start, in order. NOT_FOUND for the professional. */
async function judgedDates(ctx: Context, wanted: Wanted): Promise<SeriesDate[]> {
  const { professionalId, starts, durationMinutes, roomId, moved = [] } = wanted;
  const { timeZone: zone } = await clinicSettings(ctx);
  const dates = [...new Set(starts.flatMap((start) => weekOf(dateOf(zone, start))))].toSorted();
  const span = { from: dates[0]!, to: dates.at(-1)! };
  const [[data], rooms, rentals] = await Promise.all([
    loadSchedules(ctx.db, {
      professionalIds: [professionalId],
      ...span,
      roomId: null,
      roomLimit: null,
      withUnsuitable: true,
      now: ctx.now,
    }),
    listActiveRooms(ctx),
    loadRentals(ctx.db, [professionalId], { start: Math.min(...starts), end: Math.max(...starts) + WEEK_MINUTES }),
  ]);
  if (!data) throw professionalNotFound();
  const schedule = withoutTurnos(
    toSchedule(data, slotQuery(ctx, data, dates, durationMinutes)),
    moved.map((row) => ({ roomId: row.roomId, taken: takenBy(row) })),
  );
  const isAnyTime = canBookFreely(ctx.actor, professionalId);
  const judged = judgeSeries(schedule, starts, {
    isAnyTime,
    roomsAt: (week, start) =>
      bestFirst(week, start, rooms, rentals)
        .filter(({ isSuitable, availability }) => isSuitable && (isAnyTime || availability === 'free'))
        .map(({ room }) => room.id),
  });
  const chosen = roomsOfSeries(
    judged.map(({ roomIds }) => roomIds),
    roomId,
  );
  const roomOf = (id: number | null) => rooms.find((room) => room.id === id) ?? null;
  const isSet = await monthsSet(ctx, dates);
  return judged.map((it, index): SeriesDate => {
    const room = roomOf(chosen[index] ?? null);
    const state = stateOf(it, isAnyTime && it.reason === null, isSet(dateOf(zone, it.start), rooms));
    return {
      date: dateOf(zone, it.start),
      startTime: toOffsetIso(zone, it.start),
      state,
      isBookable: room !== null && (state === SeriesDateState.free || (isAnyTime && STAFF_MAY.has(state))),
      room,
      nearest: nearestOf(it, zone, (ids) => roomOf(roomsOfSeries([ids], room?.id ?? roomId)[0] ?? null)),
    };
  });
}

const WEEK_MINUTES = 7 * 24 * 60;

/** The time is free. */
const STAFF_MAY: ReadonlySet<SeriesDateState> = new Set([
  SeriesDateState.absent,
  SeriesDateState.rooms_closed,
  SeriesDateState.not_open,
  SeriesDateState.outside_hours,
]);

function nearestOf(
  { nearest }: JudgedDate,
  zone: string,
  roomOf: (ids: readonly number[]) => Room | null,
): SeriesSlot | null {
  const room = nearest && roomOf(nearest.roomIds);
  return nearest && room && { startTime: toOffsetIso(zone, nearest.start), room };
}

function stateOf({ reason, isWithinHours }: JudgedDate, isAtAnyTime: boolean, isSet: boolean): SeriesDateState {
  switch (reason) {
    case null:
      return isAtAnyTime && !isWithinHours ? SeriesDateState.outside_hours : SeriesDateState.free;
    case 'full':
      return SeriesDateState.taken;
    case 'absent':
      return SeriesDateState.absent;
    case 'past':
    case 'needs_notice':
      return SeriesDateState.past;
    case 'beyond_horizon':
    case 'by_phone':
      return SeriesDateState.clinic_only;
    case 'rooms_taken':
    case 'rooms_for_others':
      return SeriesDateState.rooms_taken;
    case 'rooms_closed':
    case 'no_rooms':
      return isSet ? SeriesDateState.rooms_closed : SeriesDateState.not_open;
    case 'no_hours':
    case 'day_off':
    case 'too_short':
      return SeriesDateState.outside_hours;
  }
}

async function monthsSet(ctx: Context, dates: readonly string[]) {
  const isSet = await configuredMonths(ctx, dates)();
  return (date: string, rooms: readonly Room[]) => rooms.some(({ id }) => isSet(id, date));
}
