export type ICalProperty = readonly [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: 'text' | 'date' | 'date-time' | 'duration' | 'integer' | 'uri' | 'cal-address' | 'utc-offset' | 'unknown',
  value: string | number,
];
export type ICalComponent = readonly [
  name: 'vevent' | 'vtimezone' | 'standard' | 'daylight',
  properties: readonly ICalProperty[],
  components: readonly ICalComponent[],
];

const PRODUCT = '-//Turnero//Turnos//ES';
/** Few programs read the type that the library would write. */
const MORE_TEXTS = ['name', 'color', 'x-wr-calname', 'x-wr-caldesc', 'x-apple-calendar-color'];

/** RFC 5545. */
export async function iCalendar(
  properties: readonly ICalProperty[],
  components: readonly ICalComponent[],
): Promise<string> {
  const { stringify } = await library();
  const head = [textProperty('version', '2.0'), textProperty('prodid', PRODUCT)];
  return stringify(['vcalendar', [...head, ...properties], components]);
}

/** Lone carriage returns and control characters break some programs. */
export function textProperty(name: string, value: string): ICalProperty {
  return [name, {}, 'text', value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')];
}

/** In UTC. */
export function instantProperty(name: string, instant: Date): ICalProperty {
  return [name, {}, 'date-time', `${instant.toISOString().slice(0, 19)}Z`];
}

async function library() {
  const { default: ICAL } = await import('ical.js');
  // The library does not count a continued line's space in its 75 octets.
  ICAL.foldLength = 74;
  const known = ICAL.design.defaultSet.property as Record<string, { defaultType: string }>;
  for (const name of MORE_TEXTS) known[name] = { defaultType: 'text' };
  return ICAL;
}
