import { dateOf, toOffsetIso } from '../../../domain/clinic-time';
import { judgeSeries, roomsOfSeries, type JudgedDate } from '../../../domain/series';
import { weekOf } from '../../../domain/series-dates';
import { withoutTurnos } from '../../../domain/without-turnos';
import type { Context } from '../../../platform/context';
import { professionalNotFound } from '../../professionals/professional.service';
import type { Room } from '../../rooms/room.entity';
import { listActiveRooms } from '../../rooms/room.service';
import { clinicSettings } from '../../settings/settings.service';
import { configuredMonths } from '../../slots/clinic-on';
import { slotQuery } from '../../slots/look-for-slots';
import { loadSchedules, toSchedule } from '../../slots/schedule.sql';
import { takenBy, type AppointmentRow } from '../appointment-row';
import { canBookFreely } from '../appointment.policy';
import { bestFirst, loadRentals } from '../book/untaken-rooms';
import { SeriesDateState, type SeriesDate, type SeriesSlot } from './series.objects';

interface Wanted {
  professionalId: number;
  /** Epoch minutes, at least one. */
  starts: readonly number[];
  durationMinutes?: number | null;
  /** Preferred; null: whichever most of them could be in. */
  roomId: number | null;
  /** Turnos that are moved: where they are now counts as free. */
  moved?: readonly AppointmentRow[];
}

/** Each start as it stands for the caller, in their order; all weeks in one read. NOT_FOUND for the professional. */
export async function judgedDates(ctx: Context, wanted: Wanted): Promise<SeriesDate[]> {
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

/** What staff book today too: nothing is taken then. */
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
