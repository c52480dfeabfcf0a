import { type Buffers, keptClear, NO_BUFFERS, takenSpan } from './buffers';
import { addDays, weekdayOf } from './calendar-date';
import { type ClinicDay, clinicDay, clinicDayAt, instantOf } from './clinic-time';
import {
  CoverageCursor,
  contains,
  intersect,
  type Interval,
  type IntervalList,
  normalize,
  overlapping,
  overlaps,
  subtract,
} from './intervals';
import { hasQuota, keptHoursOn, leavingKept, type Quota } from './quotas';
import { gridOf } from './slot-grid';
import type { Weekday } from './weekday';

/** Minutes of the day, 0 to 1440. */
type WallHours = { readonly startMinute: number; readonly endMinute: number };

export type RoomSchedule = {
  readonly roomId: string | number;
  /** Opening hours by date, in minutes of the day. A missing date is closed. */
  readonly open: ReadonlyMap<string, readonly Interval[]>;
  /** Epoch minutes of all appointments, and of others' rentals. */
  readonly blocked: readonly Interval[];
  /** Epoch minutes of the professional's rentals, if the room doesn't serve the specialty. Absent: any time. */
  readonly onlyDuring?: readonly Interval[];
};

/** Lists may be unsorted and overlap. */
export type Schedule = {
  /** IANA name. */
  readonly zone: string;
  /** yyyy-MM-dd, in the order of the answer. */
  readonly dates: readonly string[];
  readonly durationMinutes: number;
  /** Epoch minute of the earliest possible slot. */
  readonly earliestStart: number;
  /** Must be unoccupied, but may lie outside the hours. */
  readonly buffers?: Buffers;
  /** Absent for staff. */
  readonly online?: OnlineRules;
  readonly availability: readonly (WallHours & { readonly weekday: Weekday; readonly quota?: Quota })[];
  readonly absences: readonly (WallHours & { readonly date: string })[];
  /** Epoch minutes of the professional's appointments. */
  readonly ownBusy: readonly Interval[];
  /** All active ones, or the requested one. */
  readonly rooms: readonly RoomSchedule[];
};

export type OnlineRules = {
  /** Epoch minute; `earliestStart` adds the minimum notice. */
  readonly present: number;
  /** Days after the present date; null: any. */
  readonly horizonDays: number | null;
  readonly isDeskOnly?: boolean;
  /** Length by which quotas count; absent: that of the slot. */
  readonly placeMinutes?: number;
  /** Epoch minutes of staff bookings. */
  readonly deskStarts?: readonly number[];
};

/** `starts` are epoch minutes, ascending; a date without slots has an empty list. */
export type DaySlots = { readonly date: string; readonly starts: readonly number[] };

export type RoomState = 'free' | 'closed' | 'occupied';

/**
 * Starts run from each opening in steps of the duration plus buffers, in elapsed time.
 * A slot lies inside one opening of one date, outside absences and the professional's appointments. Some room of the
 * professional is open and unblocked for all of it. Online booking must leave the reserved places.
 */
export function offeredSlots(schedule: Schedule): DaySlots[] {
  const prepared = prepare(schedule);
  return schedule.dates.map((date) => ({ date, starts: startsOn(prepared, clinicDay(schedule.zone, date)) }));
}

/** Epoch minute; stops at the first date with a slot. */
export function firstSlot(schedule: Schedule): number | null {
  return soonestSlots(schedule, 1)[0] ?? null;
}

/** Epoch minutes, at most `mostOfDay` of a day; stops at the last date needed. The dates ascend. */
export function soonestSlots(schedule: Schedule, most: number, mostOfDay = Infinity): number[] {
  const prepared = prepare(schedule);
  const soonest: number[] = [];
  for (const date of schedule.dates) {
    if (soonest.length >= most) break;
    soonest.push(...startsOn(prepared, clinicDay(schedule.zone, date)).slice(0, mostOfDay));
  }
  return soonest.slice(0, most);
}

/** Needs only its date's data. */
export function isOffered(schedule: Schedule, start: number): boolean {
  const day = clinicDayAt(schedule.zone, start);
  return schedule.dates.includes(day.date) && startsOn(prepare(schedule), day).includes(start);
}

/** Ignores the slot grid and the online rules. Needs only its date's data. */
export function isFree(schedule: Schedule, start: number): boolean {
  const { zone, dates, durationMinutes, earliestStart, online } = schedule;
  const day = clinicDayAt(zone, start);
  if (start < (online?.present ?? earliestStart) || !dates.includes(day.date)) return false;
  const { mine, rooms } = cursorsOn(prepare(schedule), day);
  const end = start + durationMinutes;
  return mine.covers(start, end) && rooms.some((room) => room().covers(start, end));
}

/** `isSuitable`: serves the professional then, free or not. */
export type RoomAtSlot = { readonly roomId: string | number; readonly state: RoomState; readonly isSuitable: boolean };

/**
 * For a slot at this start, offered or not. 'closed' for part of it outranks 'occupied'. Opening hours end with their
 * date.
 */
export function freeRooms(schedule: Schedule, start: number): RoomAtSlot[] {
  const day = clinicDayAt(schedule.zone, start);
  const slot = { start, end: start + schedule.durationMinutes };
  const taken = takenAt(schedule, start);
  return schedule.rooms.map(({ roomId, open, blocked, onlyDuring }) => {
    const isSuitable = onlyDuring === undefined || contains(normalize(onlyDuring), slot);
    if (!contains(toInstants(schedule.zone, day, open.get(day.date) ?? []), slot)) {
      return { roomId, state: 'closed', isSuitable };
    }
    return { roomId, state: blocked.some((it) => overlaps(it, taken)) ? 'occupied' : 'free', isSuitable };
  });
}

/** Includes buffers. */
export function takenAt({ durationMinutes, buffers = NO_BUFFERS }: Schedule, start: number): Interval {
  return takenSpan({ start, durationMinutes }, buffers);
}

type Prepared = {
  readonly schedule: Schedule;
  readonly ownBusy: IntervalList;
  /** In the order of the rooms. */
  readonly blocked: readonly (() => IntervalList)[];
};

function prepare(schedule: Schedule): Prepared {
  const { durationMinutes, buffers = NO_BUFFERS } = schedule;
  if (!Number.isInteger(durationMinutes) || durationMinutes < 1) {
    throw new RangeError(`A slot lasts a whole number of minutes, not ${durationMinutes}`);
  }
  return {
    schedule,
    ownBusy: normalize(keptClear(schedule.ownBusy, buffers)),
    blocked: schedule.rooms.map((room) => lazy(() => normalize(keptClear(room.blocked, buffers)))),
  };
}

function startsOn(prepared: Prepared, day: ClinicDay): number[] {
  const { durationMinutes, earliestStart, buffers = NO_BUFFERS } = prepared.schedule;
  if (day.end - durationMinutes < earliestStart || isWithheld(prepared.schedule, day)) return [];
  const openings = openingsOn(prepared.schedule, day);
  if (openings.length === 0) return [];
  const { mine, rooms } = cursorsOn(prepared, day, openings);

  const grid = gridOf(openings, { durationMinutes, buffers, from: earliestStart });
  const starts = grid.filter((start) => {
    const end = start + durationMinutes;
    return mine.covers(start, end) && rooms.some((room) => room().covers(start, end));
  });
  return withoutKept(prepared, day, { openings, starts });
}

/** Removes starts that the reserved places need. A later booking's room is unknown, so rooms are ignored. */
function withoutKept(
  prepared: Prepared,
  day: ClinicDay,
  { openings, starts }: { openings: IntervalList; starts: number[] },
): number[] {
  const { zone, availability, online, durationMinutes, buffers = NO_BUFFERS } = prepared.schedule;
  if (online === undefined || starts.length === 0 || !availability.some(hasQuota)) return starts;
  const hours = keptHoursOn(availability, { zone, day, ...online });
  if (hours.length === 0) return starts;
  const placeMinutes = online.placeMinutes ?? durationMinutes;
  const free = freeTimeOn(prepared, day, openings);
  const places = gridOf(openings, { durationMinutes: placeMinutes, buffers, from: online.present })
    .filter((start) => free.covers(start, start + placeMinutes))
    .map((start) => ({ start, taken: takenSpan({ start, durationMinutes: placeMinutes }, buffers) }));
  return leavingKept(starts, (start) => takenAt(prepared.schedule, start), { hours, places });
}

function isWithheld({ zone, online }: Schedule, { date }: ClinicDay): boolean {
  if (online === undefined) return false;
  if (online.isDeskOnly === true) return true;
  if (online.horizonDays === null) return false;
  return date > addDays(clinicDayAt(zone, online.present).date, online.horizonDays);
}

function openingsOn({ zone, availability }: Schedule, day: ClinicDay): IntervalList {
  const weekday = weekdayOf(day.date);
  return toInstants(zone, day, availability.filter((it) => it.weekday === weekday).map(toInterval));
}

function cursorsOn(prepared: Prepared, day: ClinicDay, openings = openingsOn(prepared.schedule, day)) {
  return { mine: freeTimeOn(prepared, day, openings), rooms: roomCursors(prepared, day) };
}

function freeTimeOn({ schedule, ownBusy }: Prepared, day: ClinicDay, openings: IntervalList): CoverageCursor {
  const { zone, absences } = schedule;
  const absent = toInstants(zone, day, absences.filter((it) => it.date === day.date).map(toInterval));
  return new CoverageCursor(subtract(subtract(openings, absent), overlapping(ownBusy, day)));
}

function roomCursors({ schedule, blocked }: Prepared, day: ClinicDay): (() => CoverageCursor)[] {
  return schedule.rooms.map((room, index) =>
    lazy(() => {
      const open = toInstants(schedule.zone, day, room.open.get(day.date) ?? []);
      const usable = room.onlyDuring === undefined ? open : intersect(open, normalize(room.onlyDuring));
      return new CoverageCursor(subtract(usable, overlapping(blocked[index]?.() ?? [], day)));
    }),
  );
}

/** Most slots need only the first room. */
function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Merges touching hours, also across a clock's leap. */
function toInstants(zone: string, day: ClinicDay, hours: readonly Interval[]): IntervalList {
  return normalize(
    hours.map(({ start, end }) => ({ start: instantOf(zone, day, start), end: instantOf(zone, day, end) })),
  );
}

function toInterval({ startMinute, endMinute }: WallHours): Interval {
  return { start: startMinute, end: endMinute };
}
