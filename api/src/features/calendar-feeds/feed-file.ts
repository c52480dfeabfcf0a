import { formatOffset, toOffsetIso } from '../../domain/clinic-time';
import { toTimestamp } from '../../domain/epoch-minute';
import { eraAt, type ZoneEra } from '../../domain/zone-eras';
import {
  iCalendar,
  instantProperty,
  textProperty,
  type ICalComponent,
  type ICalProperty,
} from '../../platform/icalendar';
import type { Feed, FeedEvent } from './feed-events';

/** CSS names (RFC 7986); hex for Apple. */
const OF_PROFESSIONAL = { name: 'teal', hex: '#0B5364' };
const OF_ROOM = { name: 'rebeccapurple', hex: '#6B47A8' };
const CAUTION = 'La agenda de la clínica, a veces con horas de atraso. Lo que vale está en la agenda.';
/** Google ignores it. */
const ASKED_EVERY = 'PT1H';

/** iCalendar, in the clinic's time. */
export function feedFile({ zone, name, isOfRoom, events }: Feed, publicUrl: string): Promise<string> {
  const color = isOfRoom ? OF_ROOM : OF_PROFESSIONAL;
  const times = events.flatMap(({ when }) => ('start' in when ? [when.start, when.end] : []));
  return iCalendar(
    [
      textProperty('method', 'PUBLISH'),
      textProperty('name', name),
      textProperty('x-wr-calname', name),
      textProperty('description', CAUTION),
      textProperty('x-wr-caldesc', CAUTION),
      ['x-wr-timezone', {}, 'unknown', zone],
      ['refresh-interval', {}, 'duration', ASKED_EVERY],
      ['x-published-ttl', {}, 'unknown', ASKED_EVERY],
      textProperty('color', color.name),
      textProperty('x-apple-calendar-color', color.hex),
    ],
    [
      ...(times.length > 0 ? [zoneComponent(zone, Math.min(...times), Math.max(...times))] : []),
      ...events.map((event) => component(zone, publicUrl, event)),
    ],
  );
}

function component(zone: string, publicUrl: string, event: FeedEvent): ICalComponent {
  const { uid, sequence, changed, when, summary, description, location, isTentative, isFree, path } = event;
  const [start, end]: ICalProperty[] =
    'start' in when
      ? [timeProperty('dtstart', zone, when.start), timeProperty('dtend', zone, when.end)]
      : [
          ['dtstart', {}, 'date', when.from],
          ['dtend', {}, 'date', when.to],
        ];
  return [
    'vevent',
    [
      textProperty('uid', uid),
      ['sequence', {}, 'integer', sequence],
      instantProperty('dtstamp', toTimestamp(changed)),
      instantProperty('last-modified', toTimestamp(changed)),
      start!,
      end!,
      textProperty('summary', summary),
      ...(description === undefined ? [] : [textProperty('description', description)]),
      ...(location === undefined ? [] : [textProperty('location', location)]),
      textProperty('status', isTentative ? 'TENTATIVE' : 'CONFIRMED'),
      textProperty('transp', isFree ? 'TRANSPARENT' : 'OPAQUE'),
      ['url', {}, 'uri', `${publicUrl}${path}`],
    ],
    [],
  ];
}

/** Local time; UTC where clocks show a time twice, because programs differ then. */
function timeProperty(name: string, zone: string, instant: number): ICalProperty {
  if (isShownTwice(zone, instant)) return instantProperty(name, toTimestamp(instant));
  return [name, { tzid: zone }, 'date-time', toOffsetIso(zone, instant).slice(0, 19)];
}

/** VTIMEZONE with every clock change between two epoch minutes. */
function zoneComponent(zone: string, from: number, until: number): ICalComponent {
  const eras = [eraAt(zone, from)];
  for (let last = eras[0]!; last.to <= until; eras.push(last)) last = eraAt(zone, last.to);
  const standard = Math.min(...eras.map(({ offset }) => offset));
  return [
    'vtimezone',
    [textProperty('tzid', zone)],
    eras.map((era, index) => observance(era, eras[index - 1], standard)),
  ];
}

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

function isShownTwice(zone: string, instant: number): boolean {
  const { from, to, offset } = eraAt(zone, instant);
  const isAgain = Number.isFinite(from) && instant + offset < from + eraAt(zone, from - 1).offset;
  return isAgain || (Number.isFinite(to) && instant + offset >= to + eraAt(zone, to).offset);
}

const wallClock = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 19);
