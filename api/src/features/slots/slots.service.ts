import { addDays, datesOfMonth } from '../../domain/calendar-date';
import { dateOf, parseInstant, toOffsetIso, toOffsetIsoList } from '../../domain/clinic-time';
import { ceilToMinute } from '../../domain/epoch-minute';
import { firstSlot, freeRooms, offeredSlots, type RoomAtSlot, type Schedule } from '../../domain/slots';
import { isStaff } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { invalid } from '../../platform/errors/app-error';
import { oncePerRequest } from '../../platform/loaders';
import { assertMonth } from '../../platform/validation/month';
import { assertDuration, assertDurations, DEFAULT_DURATION_MINUTES } from '../professionals/appointment-duration';
import { canManageProfessional } from '../professionals/professional.policy';
import { listProfessionals, professionalNotFound } from '../professionals/professional.service';
import type { Room } from '../rooms/room.entity';
import { listActiveRooms, roomLoader } from '../rooms/room.service';
import { clinicSettings } from '../settings/settings.service';
import { loadSchedules, toSchedule, type ScheduleData } from './schedule.sql';
import { searchFewRoomsFirst } from './search-few-rooms-first';
import { SlotRoomAvailability, type MonthSlots, type NextSlot, type Slot, type SlotCount, type SlotRoom } from './slots.objects';

/** Patients and visitors book at least this long ahead; staff from now on. */
const PUBLIC_LEAD_MINUTES = 60;

interface MonthQuery {
  professionalId: number;
  year: number;
  month: number;
  roomId?: number | null;
  durationMinutes?: number | null;
}

/** The month's slots for who asks; one statement. NOT_FOUND for an unknown or hidden professional. */
export async function getMonthSlots(ctx: Context, query: MonthQuery): Promise<MonthSlots> {
  const { professionalId, year, month, roomId, durationMinutes } = query;
  assertMonth(year, month);
  assertDuration(durationMinutes);
  const question = ['month', professionalId, year, month, roomId, durationMinutes];
  return recently(ctx, question, (watched) => findMonthSlots(watched, query));
}

async function findMonthSlots(ctx: Context, query: MonthQuery): Promise<MonthSlots> {
  const { professionalId, year, month, roomId = null } = query;
  const asked = { roomId, durationMinutes: query.durationMinutes };
  const { schedule, found: days } = await lookForAll(ctx, professionalId, datesOfMonth(year, month), asked);
  return {
    professionalId,
    year,
    month,
    durationMinutes: schedule.durationMinutes,
    days: days
      .filter(({ starts }) => starts.length > 0)
      .map(({ date, starts }) => ({ day: Number(date.slice(8)), slots: toOffsetIsoList(schedule.zone, starts) })),
  };
}

interface ComingQuery {
  professionalId: number;
  /** From today on, today included. */
  days: number;
  durationMinutes?: number | null;
}

/** Every slot of the coming days for who asks, soonest first. NOT_FOUND for an unknown or hidden professional. */
export async function getComingSlots(ctx: Context, { professionalId, days, durationMinutes }: ComingQuery): Promise<Slot[]> {
  if (days < 1 || days > 92) throw invalid('days', 'La cantidad de días debe estar entre 1 y 92');
  assertDuration(durationMinutes);
  const today = dateOf((await clinicSettings(ctx)).timeZone, ceilToMinute(ctx.now));
  const { schedule, found } = await lookForAll(ctx, professionalId, datesFrom(today, 0, days - 1), { roomId: null, durationMinutes });
  const starts = found.flatMap((day) => day.starts);
  const startTimes = toOffsetIsoList(schedule.zone, starts);
  const endTimes = toOffsetIsoList(schedule.zone, starts.map((start) => start + schedule.durationMinutes));
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
  /** In minutes. */
  durations: readonly number[];
}

/** How many slots of each length a day has, for who asks. NOT_FOUND for an unknown or hidden professional. */
export async function getSlotCounts(ctx: Context, { professionalId, date, roomId = null, durations }: CountQuery): Promise<SlotCount[]> {
  assertDurations(durations);
  const [seen] = await searchFewRoomsFirst(ctx, { professionalIds: [professionalId], from: date, to: date, roomId }, {
    scheduleOf: (data) => toSchedule(data, askedOf(ctx, data, [date])),
    find: (schedule) => durations.map((durationMinutes) => countOf(offeredSlots({ ...schedule, durationMinutes }))),
    isAll: (counts, best) => counts.every((count, index) => count === best[index]),
  });
  if (!seen) throw professionalNotFound();
  await assertSeen(ctx, seen, roomId);
  return durations.map((durationMinutes, index) => ({ durationMinutes, count: seen.found[index]! }));
}

interface FirstSlotQuery {
  professionalId: number;
  roomId?: number | null;
  durationMinutes?: number | null;
}

/** The first slot from now on within about three months, as ISO 8601; null when there is none. */
export async function getFirstSlot(ctx: Context, query: FirstSlotQuery): Promise<string | null> {
  const { professionalId, roomId, durationMinutes } = query;
  assertDuration(durationMinutes);
  return recently(ctx, ['first', professionalId, roomId, durationMinutes], (watched) => findFirstSlot(watched, query));
}

async function findFirstSlot(ctx: Context, { professionalId, roomId = null, durationMinutes }: FirstSlotQuery): Promise<string | null> {
  const today = dateOf((await clinicSettings(ctx)).timeZone, ceilToMinute(ctx.now));
  // Most professionals have a slot within days, so the near dates are looked at alone first.
  for (const [first, last] of [[0, 13], [14, 92]] as const) {
    const dates = datesFrom(today, first, last);
    const [seen] = await lookForFirst(ctx, [professionalId], dates, { roomId, durationMinutes });
    if (!seen) throw professionalNotFound();
    await assertSeen(ctx, seen, roomId);
    if (seen.found !== null) return toOffsetIso(seen.schedule.zone, seen.found);
  }
  return null;
}

/** How many professionals nextSlots looks at, and how many days ahead. */
const NEXT_SLOT_PROFESSIONALS = 24;
const NEXT_SLOT_DAYS = 7;

/** First slots of the coming week, soonest first, one per professional, among the first in display order. */
export async function getNextSlots(ctx: Context, limit: number): Promise<NextSlot[]> {
  if (limit < 1 || limit > 12) throw invalid('limit', 'La cantidad debe estar entre 1 y 12');
  return (await nextSlots(ctx)).slice(0, limit);
}

/** For any limit alike, so that several of a request are found out once. */
const nextSlots = oncePerRequest((ctx) => recently(ctx, ['next'], findNextSlots));

async function findNextSlots(ctx: Context): Promise<NextSlot[]> {
  const professionals = (await listProfessionals(ctx)).slice(0, NEXT_SLOT_PROFESSIONALS);
  const today = dateOf((await clinicSettings(ctx)).timeZone, ceilToMinute(ctx.now));
  const dates = datesFrom(today, 0, NEXT_SLOT_DAYS - 1);
  const firsts = await lookForFirst(ctx, professionals.map(({ id }) => id), dates, { roomId: null });
  return firsts
    .filter((it): it is typeof it & { found: number } => it.found !== null)
    .sort((a, b) => a.found - b.found || a.data.professionalId - b.data.professionalId)
    .map(({ data: { professionalId }, schedule: { zone, durationMinutes }, found }) => ({
      professionalId,
      startTime: toOffsetIso(zone, found),
      durationMinutes,
    }));
}

/**
 * What visitors and patients are offered is the same for all of them within a minute, and may be some seconds old. Staff,
 * who work on the calendar itself, are always told what is there.
 */
function recently<Value>(
  ctx: Context,
  question: readonly unknown[],
  find: (ctx: Context) => Promise<Value>,
): Promise<Value> {
  if (isStaff(ctx.actor)) return find(ctx);
  return ctx.recent.answer(JSON.stringify(['slots', ceilToMinute(ctx.now), ...question]), ctx, find);
}

interface SlotTraits {
  roomId: number | null;
  durationMinutes?: number | null;
}

/** All of one's slots on these dates. NOT_FOUND for an unknown or hidden professional. */
async function lookForAll(ctx: Context, professionalId: number, dates: readonly string[], { roomId, durationMinutes }: SlotTraits) {
  const [seen] = await searchFewRoomsFirst(ctx, { professionalIds: [professionalId], from: dates[0]!, to: dates.at(-1)!, roomId }, {
    scheduleOf: (data) => toSchedule(data, askedOf(ctx, data, dates, durationMinutes)),
    find: offeredSlots,
    isAll: (days, best) => countOf(days) === countOf(best),
  });
  if (!seen) throw professionalNotFound();
  await assertSeen(ctx, seen, roomId);
  return seen;
}

/** NOT_FOUND for a room that was asked for and does not exist for who asks. One that is just closed has no slots. */
async function assertSeen(ctx: Context, { data }: { data: ScheduleData }, roomId: number | null): Promise<void> {
  if (roomId !== null && data.roomCount === 0) await roomLoader(ctx).load(roomId);
}

/** Each one's first slot on these dates; null when they have none. */
function lookForFirst(ctx: Context, professionalIds: readonly number[], dates: readonly string[], { roomId, durationMinutes }: SlotTraits) {
  return searchFewRoomsFirst(ctx, { professionalIds, from: dates[0]!, to: dates.at(-1)!, roomId }, {
    scheduleOf: (data) => toSchedule(data, askedOf(ctx, data, dates, durationMinutes)),
    find: firstSlot,
    isAll: (first, best) => first === best,
  });
}

interface SlotQuery {
  professionalId: number;
  startTime: string;
  durationMinutes?: number | null;
}

/**
 * The active rooms with what each says to the slot, in the rooms' order: to who keeps the calendar all of them, to
 * everybody else those that serve the professional then.
 */
export async function getSlotRooms(ctx: Context, query: SlotQuery): Promise<SlotRoom[]> {
  const [{ schedule, start }, rooms] = await Promise.all([
    loadSlot(ctx, { ...query, roomId: null }),
    listActiveRooms(ctx),
  ]);
  const answers = slotRooms(rooms, freeRooms(schedule, start));
  return canManageProfessional(ctx.actor, query.professionalId) ? answers : answers.filter(({ isSuitable }) => isSuitable);
}

/** What was found out of rooms, by the rooms themselves and in their order; one that nothing is known of is left out. */
export function slotRooms(rooms: readonly Room[], found: readonly RoomAtSlot[]): SlotRoom[] {
  const byId = new Map(found.map((it) => [it.roomId, it]));
  return rooms.flatMap((room) => {
    const it = byId.get(room.id);
    return it ? [{ room, availability: SlotRoomAvailability[it.state], isSuitable: it.isSuitable }] : [];
  });
}

/**
 * What the domain needs to judge one slot, asked for or typed: its date's schedule and its start. With the
 * professional's own duration, and with rooms that serve other specialties. Holds until the commit where `db` is a
 * transaction that has locked the occupancy.
 */
export async function loadSlot(
  ctx: Context,
  { professionalId, roomId, startTime, durationMinutes }: SlotQuery & { roomId: number | null },
  db: Pick<Transaction, 'rows'> = ctx.db,
): Promise<{ schedule: Schedule; start: number; defaultDurationMinutes: number | null }> {
  assertDuration(durationMinutes);
  // The clinic's zone comes with the data, and decides the date: the one written there, or a neighbour of it.
  const written = startTime.slice(0, 10);
  const dates = datesFrom(written, -1, 1);
  const [data] = await loadSchedules(db, {
    professionalIds: [professionalId], from: dates[0]!, to: dates.at(-1)!, roomId, roomLimit: null, withUnsuitable: true,
  });
  if (!data) throw professionalNotFound();
  const start = parseInstant(startTime, data.zone);
  if (start === null) throw invalid('startTime', 'La fecha y hora no es válida');
  const { defaultDurationMinutes } = data;
  return { schedule: toSchedule(data, askedOf(ctx, data, [dateOf(data.zone, start)], durationMinutes)), start, defaultDurationMinutes };
}

function askedOf(ctx: Context, data: ScheduleData, dates: readonly string[], durationMinutes?: number | null) {
  return {
    dates,
    durationMinutes: durationMinutes ?? data.defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES,
    earliestStart: ceilToMinute(ctx.now) + (isStaff(ctx.actor) ? 0 : PUBLIC_LEAD_MINUTES),
  };
}

function countOf(days: ReturnType<typeof offeredSlots>): number {
  return days.reduce((count, { starts }) => count + starts.length, 0);
}

function datesFrom(date: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => addDays(date, first + index));
}
