import { Temporal } from 'temporal-polyfill';
import type { DaySlots, RoomState, Schedule } from '../slots';

/** The rule of slots.ts minute by minute. Slow on purpose; shares no code with slots.ts. */
export function referenceSlots(schedule: Schedule): DaySlots[] {
  return schedule.dates.map((date) => ({ date, starts: startsOn(schedule, date) }));
}

function startsOn(schedule: Schedule, date: string): number[] {
  const { zone, durationMinutes, earliestStart, availability, absences, ownBusy, rooms, online } = schedule;
  const { beforeMinutes, afterMinutes } = schedule.buffers ?? { beforeMinutes: 0, afterMinutes: 0 };
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  if (online && online.horizonDays !== null) {
    const today = Temporal.Instant.fromEpochMilliseconds(online.present * 60_000)
      .toZonedDateTimeISO(zone)
      .toPlainDate();
    if (Temporal.PlainDate.compare(date, today.add({ days: online.horizonDays })) > 0) return [];
  }

  const available = new Set<number>();
  for (const hours of availability) {
    if (hours.weekday === weekday) addWall(available, zone, date, hours.startMinute, hours.endMinute);
  }
  const unavailable = new Set<number>();
  for (const absence of absences) {
    if (absence.date === date) addWall(unavailable, zone, date, absence.startMinute, absence.endMinute);
  }
  const busyMinutes = new Set<number>();
  for (const busy of ownBusy) addMinutes(busyMinutes, busy.start, busy.end);

  const roomsFree = rooms.map((room) => {
    const free = new Set<number>();
    for (const { start, end } of room.open.get(date) ?? []) addWall(free, zone, date, start, end);
    const blocked = new Set<number>();
    for (const { start, end } of room.blocked) addMinutes(blocked, start, end);
    const own = new Set<number>();
    for (const { start, end } of room.onlyDuring ?? []) addMinutes(own, start, end);
    return { blocked, free: room.onlyDuring ? new Set([...free].filter((minute) => own.has(minute))) : free };
  });

  // Models reserved places only if they reserve everything; other cases have their own tests.
  if (online && availability.some(({ quota }) => quota && quota.deskPlaces > 1440)) return [];
  const starts: number[] = [];
  const openings = [...available].filter((minute) => !available.has(minute - 1)).sort((a, b) => a - b);
  for (const opening of openings) {
    let end = opening;
    while (available.has(end)) end += 1;
    for (let start = opening; ; start += beforeMinutes + durationMinutes + afterMinutes) {
      const slot = Array.from({ length: durationMinutes }, (_, passed) => start + passed);
      if (start + durationMinutes > end) break;
      const early = start < earliestStart;
      const taken = Array.from(
        { length: beforeMinutes + durationMinutes + afterMinutes },
        (_, n) => start - beforeMinutes + n,
      );
      const away = slot.some((minute) => unavailable.has(minute)) || taken.some((minute) => busyMinutes.has(minute));
      const somewhere = roomsFree.some(
        ({ blocked, free }) => slot.every((minute) => free.has(minute)) && !taken.some((minute) => blocked.has(minute)),
      );
      if (!early && !away && somewhere) starts.push(start);
    }
  }
  return starts;
}

export function referenceRooms(schedule: Schedule, start: number): RoomState[] {
  const { zone, dates, durationMinutes, rooms } = schedule;
  const { beforeMinutes, afterMinutes } = schedule.buffers ?? { beforeMinutes: 0, afterMinutes: 0 };
  const slot = Array.from({ length: durationMinutes }, (_, passed) => start + passed);
  const date = dates.find((it) => walk(zone, it).minutes.some(({ instant }) => instant === start));
  return rooms.map((room) => {
    const open = new Set<number>();
    for (const hours of room.open.get(date ?? '') ?? []) addWall(open, zone, date ?? '', hours.start, hours.end);
    const blocked = new Set<number>();
    for (const { start: from, end } of room.blocked) addMinutes(blocked, from, end);
    if (!slot.every((minute) => open.has(minute))) return 'closed';
    const taken = Array.from(
      { length: beforeMinutes + durationMinutes + afterMinutes },
      (_, n) => start - beforeMinutes + n,
    );
    return taken.some((minute) => blocked.has(minute)) ? 'occupied' : 'free';
  });
}

/** First instant at which the clock shows `minute` or later; else the next date's first. */
export function referenceInstant(zone: string, date: string, minute: number): number {
  const day = walk(zone, date);
  return day.minutes.find(({ shown }) => shown >= minute)?.instant ?? day.end;
}

type Walk = { minutes: { instant: number; shown: number }[]; end: number };
const walks = new Map<string, Walk>();

function walk(zone: string, date: string): Walk {
  const key = `${zone} ${date}`;
  const kept = walks.get(key);
  if (kept !== undefined) return kept;
  const today = Temporal.PlainDate.from(date);
  const [start, end] = [today, today.add({ days: 1 })].map((day) => minuteOf(day.toZonedDateTime(zone))) as [
    number,
    number,
  ];
  const midnight = minuteOf(today.toZonedDateTime('UTC'));
  const minutes: Walk['minutes'] = [];
  for (let hour = start; hour < end; hour += 60) {
    const last = Math.min(hour + 60, end) - 1;
    // Computing each minute dominates these tests; no clock changes back within the hour.
    const always = ahead(zone, hour) === ahead(zone, last) ? ahead(zone, hour) : undefined;
    for (let instant = hour; instant <= last; instant += 1) {
      const passed = Math.floor(instant + (always ?? ahead(zone, instant))) - midnight;
      // -1: the clock went back across midnight.
      minutes.push({ instant, shown: passed >= 0 && passed < 1440 ? passed : -1 });
    }
  }
  const walked = { minutes, end };
  walks.set(key, walked);
  return walked;
}

const minuteOf = ({ epochMilliseconds }: Temporal.ZonedDateTime) => epochMilliseconds / 60_000;

/** Minutes ahead of UTC, with fractions in old zones. */
const ahead = (zone: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant * 60_000).toZonedDateTimeISO(zone).offsetNanoseconds / 60e9;

function addWall(set: Set<number>, zone: string, date: string, start: number, end: number): void {
  addMinutes(set, referenceInstant(zone, date, start), referenceInstant(zone, date, end));
}

function addMinutes(set: Set<number>, start: number, end: number): void {
  for (let minute = start; minute < end; minute += 1) set.add(minute);
}
