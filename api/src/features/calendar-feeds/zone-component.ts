import { formatOffset } from '../../domain/clinic-time';
import { eraAt, type ZoneEra } from '../../domain/zone-eras';
import { textProperty, type ICalComponent } from '../../platform/icalendar';

/** VTIMEZONE: what the zone's clocks do from one epoch minute to a later one, change by change. */
export function zoneComponent(zone: string, from: number, until: number): ICalComponent {
  const eras = [eraAt(zone, from)];
  for (let last = eras[0]!; last.to <= until; eras.push(last)) last = eraAt(zone, last.to);
  const standard = Math.min(...eras.map(({ offset }) => offset));
  return [
    'vtimezone',
    [textProperty('tzid', zone)],
    eras.map((era, index) => observance(era, eras[index - 1], standard)),
  ];
}

/** What came before the first is of no interest: it is told as if it had always been. */
function observance({ from, offset }: ZoneEra, before: ZoneEra | undefined, standard: number): ICalComponent {
  const earlier = before?.offset ?? offset;
  const began = before === undefined ? '1970-01-01T00:00:00' : wallClock(from + earlier);
  return [
    offset > standard ? 'daylight' : 'standard',
    [
      ['dtstart', {}, 'date-time', began],
      ['tzoffsetfrom', {}, 'utc-offset', formatOffset(earlier)],
      ['tzoffsetto', {}, 'utc-offset', formatOffset(offset)],
    ],
    [],
  ];
}

/** Around the instant at which clocks go back. */
export function isShownTwice(zone: string, instant: number): boolean {
  const { from, to, offset } = eraAt(zone, instant);
  const isAgain = Number.isFinite(from) && instant + offset < from + eraAt(zone, from - 1).offset;
  return isAgain || (Number.isFinite(to) && instant + offset >= to + eraAt(zone, to).offset);
}

const wallClock = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 19);
