import { addDays, weekdayOf } from './calendar-date';
import { type ClinicDay, instantOf, minuteOfDate } from './clinic-time';
import { type Interval, overlaps } from './intervals';
import type { Weekday } from './weekday';

/** Slots of weekday hours withheld from online booking. */
export type Quota = {
  /** Reserved for the desk. Staff bookings in those hours count. */
  readonly deskPlaces: number;
  /** Minute of the previous day that releases unused slots; null: never. */
  readonly deskReleaseMinute: number | null;
  readonly sameDayPlaces: number;
  /** Minute of the day that releases them. */
  readonly sameDayMinute: number;
};

export const MOST_PLACES = 100;

export const NO_PLACES: Quota = { deskPlaces: 0, deskReleaseMinute: null, sameDayPlaces: 0, sameDayMinute: 0 };

type Hours = { readonly weekday: Weekday; readonly startMinute: number; readonly endMinute: number };

/**
 * Moves reserved slots of removed hours to the added hours that overlap them most. `lost`: hours without such an heir.
 */
export function inheritedQuotas<Removed extends Hours & Quota>(
  removed: readonly Removed[],
  added: readonly Hours[],
): { quotas: (Quota | undefined)[]; lost: Removed[] } {
  const quotas: (Quota | undefined)[] = added.map(() => undefined);
  const lost: Removed[] = [];
  for (const hours of removed.filter(keepsPlaces)) {
    const shared = added.map((it) => sharedMinutes(hours, it));
    const most = Math.max(0, ...shared);
    const heir = shared.indexOf(most);
    if (most === 0) lost.push(hours);
    else quotas[heir] = summed(quotas[heir], hours);
  }
  return { quotas, lost };
}

function sharedMinutes(one: Hours, other: Hours): number {
  if (one.weekday !== other.weekday) return 0;
  return Math.min(one.endMinute, other.endMinute) - Math.max(one.startMinute, other.startMinute);
}

/** The earlier hours determine the release times. */
function summed(
  before: Quota | undefined,
  { deskPlaces, deskReleaseMinute, sameDayPlaces, sameDayMinute }: Quota,
): Quota {
  if (!before) return { deskPlaces, deskReleaseMinute, sameDayPlaces, sameDayMinute };
  return {
    ...before,
    deskPlaces: Math.min(MOST_PLACES, before.deskPlaces + deskPlaces),
    sameDayPlaces: Math.min(MOST_PLACES, before.sameDayPlaces + sameDayPlaces),
  };
}

export function keepsPlaces({ deskPlaces, sameDayPlaces }: Quota): boolean {
  return deskPlaces + sameDayPlaces > 0;
}

type When = { readonly zone: string; readonly date: string; readonly present: number };

/** `deskTaken`: staff bookings in these hours. */
function keptPlaces(quota: Quota, when: When, deskTaken: number): number {
  const [deskOpens, sameDayOpens] = releases(quota, when);
  const ofDesk = when.present >= deskOpens ? 0 : Math.max(0, quota.deskPlaces - deskTaken);
  return ofDesk + (when.present >= sameDayOpens ? 0 : quota.sameDayPlaces);
}

/** Epoch minutes; Infinity: never. */
function releases(
  { deskReleaseMinute, sameDayMinute }: Quota,
  { zone, date }: Omit<When, 'present'>,
): [desk: number, sameDay: number] {
  return [
    deskReleaseMinute === null ? Infinity : minuteOfDate(zone, addDays(date, -1), deskReleaseMinute),
    minuteOfDate(zone, date, sameDayMinute),
  ];
}

type KeptHours = Interval & { readonly kept: number };

type WeekHours = {
  readonly weekday: Weekday;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly quota?: Quota;
};

export function hasQuota({ quota }: Pick<WeekHours, 'quota'>): boolean {
  return quota !== undefined;
}

/** `deskStarts` are the epoch minutes of staff bookings. */
export function keptHoursOn(
  availability: readonly WeekHours[],
  asked: { zone: string; day: ClinicDay; present: number; deskStarts?: readonly number[] },
): KeptHours[] {
  const { zone, day, present, deskStarts = [] } = asked;
  const weekday = weekdayOf(day.date);
  return availability.flatMap(({ quota, weekday: on, startMinute, endMinute }): KeptHours[] => {
    if (quota === undefined || on !== weekday) return [];
    const [start, end] = [instantOf(zone, day, startMinute), instantOf(zone, day, endMinute)];
    const deskTaken = deskStarts.filter((it) => it >= start && it < end).length;
    const kept = keptPlaces(quota, { zone, date: day.date, present }, deskTaken);
    return kept > 0 ? [{ start, end, kept }] : [];
  });
}

/** Epoch minute of the next release or start of hours. Within hours: the present, because unused slots pass. */
export function quotasHoldUntil({ zone, dates, availability, online }: Offering): number {
  if (online === undefined || !availability.some(hasQuota)) return Infinity;
  const { present } = online;
  const changes = dates.flatMap((date) =>
    availability.flatMap(({ quota, weekday, startMinute, endMinute }) => {
      if (quota === undefined || weekday !== weekdayOf(date)) return [];
      const start = minuteOfDate(zone, date, startMinute);
      const isDuring = start <= present && present < minuteOfDate(zone, date, endMinute);
      return isDuring ? [present] : [start, ...releases(quota, { zone, date }).map((minute) => minute - 1)];
    }),
  );
  return Math.min(...changes.filter((minute) => minute >= present), Infinity);
}

type Offering = {
  readonly zone: string;
  readonly dates: readonly string[];
  readonly availability: readonly WeekHours[];
  readonly online?: { readonly present: number };
};

/** With buffers. */
type Place = { readonly start: number; readonly taken: Interval };

/** Starts that leave each affected hours' reserved number. A booking takes all free `places` that it overlaps. */
export function leavingKept(
  starts: readonly number[],
  takenAt: (start: number) => Interval,
  { hours, places }: { hours: readonly KeptHours[]; places: readonly Place[] },
): number[] {
  const held = hours.map(({ start, end, kept }) => ({
    kept,
    inside: places.filter((place) => place.start >= start && place.start < end),
  }));
  return starts.filter((start) => {
    const taken = takenAt(start);
    return held.every(({ kept, inside }) => {
      const gone = inside.filter((place) => overlaps(place.taken, taken)).length;
      return gone === 0 || inside.length - gone >= kept;
    });
  });
}
