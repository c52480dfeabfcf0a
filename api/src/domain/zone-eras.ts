import { Temporal } from 'temporal-polyfill';

/**
 * A stretch [from, to) of epoch minutes in which a zone keeps one offset, in minutes east of UTC.
 * Offsets of the time before standard time carry seconds; they are rounded down to the minute.
 */
export type ZoneEra = { readonly from: number; readonly to: number; readonly offset: number };

// Temporal needs some 10 µs for what two comparisons answer here; a month lies in one era or two.
const ERAS_KEPT_PER_ZONE = 32;
const known = new Map<string, ZoneEra[]>();

/** `zone` is an IANA name; an unknown one throws RangeError. */
export function eraAt(zone: string, instant: number): ZoneEra {
  let eras = known.get(zone);
  if (eras !== undefined) {
    for (const era of eras) if (era.from <= instant && instant < era.to) return era;
  }
  const era = lookUpEra(zone, instant);
  if (eras === undefined || eras.length >= ERAS_KEPT_PER_ZONE) {
    eras = [];
    known.set(zone, eras);
  }
  eras.unshift(era);
  return era;
}

function lookUpEra(zone: string, instant: number): ZoneEra {
  const at = Temporal.Instant.fromEpochMilliseconds(instant * 60_000).toZonedDateTimeISO(zone);
  // 'previous' means strictly before, so a transition at this very instant is found from just after it.
  const previous = at.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const next = at.getTimeZoneTransition('next');
  return {
    from: previous === null ? -Infinity : Math.ceil(previous.epochMilliseconds / 60_000),
    to: next === null ? Infinity : Math.ceil(next.epochMilliseconds / 60_000),
    offset: Math.floor(at.offsetNanoseconds / 60e9),
  };
}
