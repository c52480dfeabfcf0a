import { dateOf, toOffsetIso, toOffsetIsoList } from '../../domain/clinic-time';
import { ceilToMinute } from '../../domain/epoch-minute';
import { freeRooms, offeredSlots, type RoomAtSlot, type Schedule } from '../../domain/slots';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { invalid } from '../../platform/errors/app-error';
import { oncePerRequest } from '../../platform/loaders';
import { instantOf } from '../../platform/validation/instant';
import { assertDuration, assertDurations } from '../professionals/appointment-duration';
import { canManageProfessional } from '../professionals/professional.policy';
import { listProfessionals, professionalNotFound } from '../professionals/professional.service';
import type { Room } from '../rooms/room.entity';
import { listActiveRooms } from '../rooms/room.service';
import { clinicSettings } from '../settings/settings.service';
import { assertSeen, countOf, datesFrom, lookForAll, lookForFirst, recently, slotQuery } from './look-for-slots';
import { loadSchedules, toSchedule } from './schedule.sql';
import { searchFewRoomsFirst } from './search-few-rooms-first';
import { SlotRoomAvailability, type NextSlot, type Slot, type SlotCount, type SlotRoom } from './slots.objects';

interface ComingQuery {
  professionalId: number;
  /** Including today. */
  days: number;
  durationMinutes?: number | null;
}

/** Soonest first. NOT_FOUND, also when hidden. */
export async function getComingSlots(
  ctx: Context,
  { professionalId, days, durationMinutes }: ComingQuery,
): Promise<Slot[]> {
  if (days < 1 || days > 92) throw invalid('days', 'La cantidad de días debe estar entre 1 y 92');
  assertDuration(durationMinutes);
  const today = dateOf((await clinicSettings(ctx)).timeZone, ceilToMinute(ctx.now));
  const { schedule, found } = await lookForAll(ctx, professionalId, datesFrom(today, 0, days - 1), {
    roomId: null,
    durationMinutes,
  });
  const starts = found.flatMap((day) => day.starts);
  const startTimes = toOffsetIsoList(schedule.zone, starts);
  const endTimes = toOffsetIsoList(
    schedule.zone,
    starts.map((start) => start + schedule.durationMinutes),
  );
  return startTimes.map((startTime, index) => ({
    date: startTime.slice(0, 10),
    startTime,
    endTime: endTimes[index]!,
    durationMinutes: schedule.durationMinutes,
  }));
}

interface CountQuery {
  professionalId: number;
  /** yyyy-MM-dd */
  date: string;
  roomId?: number | null;
  /** Minutes. */
  durations: readonly number[];
}

/** By duration. NOT_FOUND, also when hidden. */
export async function getSlotCounts(
  ctx: Context,
  { professionalId, date, roomId = null, durations }: CountQuery,
): Promise<SlotCount[]> {
  assertDurations(durations);
  const [seen] = await searchFewRoomsFirst(
    ctx,
    { professionalIds: [professionalId], from: date, to: date, roomId },
    {
      scheduleOf: (data) => toSchedule(data, slotQuery(ctx, data, [date])),
      find: (schedule) => durations.map((durationMinutes) => countOf(offeredSlots({ ...schedule, durationMinutes }))),
      isAll: (counts, best) => counts.every((count, index) => count === best[index]),
    },
  );
  if (!seen) throw professionalNotFound();
  await assertSeen(ctx, seen, roomId);
  return durations.map((durationMinutes, index) => ({ durationMinutes, count: seen.found[index]! }));
}

interface FirstSlotQuery {
  professionalId: number;
  roomId?: number | null;
  durationMinutes?: number | null;
}

/** ISO 8601; null: none in about three months. */
export async function getFirstSlot(ctx: Context, query: FirstSlotQuery): Promise<string | null> {
  const { professionalId, roomId, durationMinutes } = query;
  assertDuration(durationMinutes);
  return recently(ctx, ['first', professionalId, roomId, durationMinutes], (watched) => findFirstSlot(watched, query));
}

async function findFirstSlot(
  ctx: Context,
  { professionalId, roomId = null, durationMinutes }: FirstSlotQuery,
): Promise<string | null> {
  const today = dateOf((await clinicSettings(ctx)).timeZone, ceilToMinute(ctx.now));
  // Most have a slot within days.
  for (const [first, last] of [
    [0, 13],
    [14, 92],
  ] as const) {
    const dates = datesFrom(today, first, last);
    const [seen] = await lookForFirst(ctx, [professionalId], dates, { roomId, durationMinutes });
    if (!seen) throw professionalNotFound();
    await assertSeen(ctx, seen, roomId);
    if (seen.found !== null) return toOffsetIso(seen.schedule.zone, seen.found);
  }
  return null;
}

const NEXT_SLOT_PROFESSIONALS = 24;
const NEXT_SLOT_DAYS = 7;

/** Each professional's, in display order. */
export async function getNextSlots(ctx: Context, limit: number): Promise<NextSlot[]> {
  if (limit < 1 || limit > 12) throw invalid('limit', 'La cantidad debe estar entre 1 y 12');
  return (await nextSlots(ctx)).slice(0, limit);
}

/** Whatever the `limit`. */
const nextSlots = oncePerRequest((ctx) => recently(ctx, ['next'], findNextSlots));

async function findNextSlots(ctx: Context): Promise<NextSlot[]> {
  const professionals = (await listProfessionals(ctx)).slice(0, NEXT_SLOT_PROFESSIONALS);
  const today = dateOf((await clinicSettings(ctx)).timeZone, ceilToMinute(ctx.now));
  const dates = datesFrom(today, 0, NEXT_SLOT_DAYS - 1);
  const firsts = await lookForFirst(
    ctx,
    professionals.map(({ id }) => id),
    dates,
    { roomId: null },
  );
  return firsts
    .filter((it): it is typeof it & { found: number } => it.found !== null)
    .sort((a, b) => a.found - b.found || a.data.professionalId - b.data.professionalId)
    .map(({ data: { professionalId }, schedule: { zone, durationMinutes }, found }) => ({
      professionalId,
      startTime: toOffsetIso(zone, found),
      durationMinutes,
    }));
}

interface SlotQuery {
  professionalId: number;
  startTime: string;
  durationMinutes?: number | null;
}

/** Active ones in order: all for staff of the calendar, else those that serve the professional. */
export async function getSlotRooms(ctx: Context, query: SlotQuery): Promise<SlotRoom[]> {
  const [{ schedule, start }, rooms] = await Promise.all([
    loadSlot(ctx, { ...query, roomId: null }),
    listActiveRooms(ctx),
  ]);
  const answers = slotRooms(rooms, freeRooms(schedule, start));
  return canManageProfessional(ctx.actor, query.professionalId, 'appointments', 'rooms')
    ? answers
    : answers.filter(({ isSuitable }) => isSuitable);
}

/** In order; leaves out rooms without state. */
export function slotRooms(rooms: readonly Room[], found: readonly RoomAtSlot[]): SlotRoom[] {
  const byId = new Map(found.map((it) => [it.roomId, it]));
  return rooms.flatMap((room) => {
    const it = byId.get(room.id);
    return it ? [{ room, availability: SlotRoomAvailability[it.state], isSuitable: it.isSuitable }] : [];
  });
}

/**
 * Reads the slot's date, with own duration and rooms for other specialties. Valid until commit if `db` has locked the
 * occupancy.
 */
export async function loadSlot(
  ctx: Context,
  { professionalId, roomId, startTime, durationMinutes }: SlotQuery & { roomId: number | null },
  db: Pick<Transaction, 'rows'> = ctx.db,
): Promise<{ schedule: Schedule; start: number; usual: UsualTurno }> {
  assertDuration(durationMinutes);
  // The zone is read with the data, so the date may be a neighbour.
  const written = startTime.slice(0, 10);
  const dates = datesFrom(written, -1, 1);
  const [data] = await loadSchedules(db, {
    professionalIds: [professionalId],
    from: dates[0]!,
    to: dates.at(-1)!,
    roomId,
    roomLimit: null,
    withUnsuitable: true,
    now: ctx.now,
  });
  if (!data) throw professionalNotFound();
  const start = instantOf('startTime', startTime, data.zone);
  return {
    schedule: toSchedule(data, slotQuery(ctx, data, [dateOf(data.zone, start)], durationMinutes)),
    start,
    usual: {
      professionalId,
      defaultDurationMinutes: data.defaultDurationMinutes,
      defaultKind: data.isDeskOnly === false ? 'unread' : null,
    },
  };
}

/** For bookings without length and type. */
export interface UsualTurno {
  professionalId: number;
  /** null: 30 minutes. */
  defaultDurationMinutes: number | null;
  /** The first online type's id; 'unread': one exists. */
  defaultKind: number | 'unread' | null;
}
