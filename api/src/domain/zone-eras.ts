import { Temporal } from 'temporal-polyfill';

/** [from, to) in epoch minutes; `offset` in minutes east of UTC. Seconds of old offsets round down. */
export type ZoneEra = { readonly from: number; readonly to: number; readonly offset: number };

// Temporal is slow; a month needs one or two eras.
const ERAS_KEPT_PER_ZONE = 32;
const known = new Map<string, ZoneEra[]>();

/** RangeError for an unknown IANA zone. */
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
  // 'previous' is strictly before.
  const previous = at.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const next = at.getTimeZoneTransition('next');
  return {
    from: previous === null ? -Infinity : Math.ceil(previous.epochMilliseconds / 60_000),
    to: next === null ? Infinity : Math.ceil(next.epochMilliseconds / 60_000),
    offset: Math.floor(at.offsetNanoseconds / 60e9),
  };
}
