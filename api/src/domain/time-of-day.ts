/** A wall time is a whole number of minutes since midnight, 0 to 1440; only an end may be 1440 ('24:00'). */
export const MINUTES_PER_DAY = 1440;

/** 'HH:mm' from 00:00 to 23:59 as minutes; null for any other text. */
export function parseTime(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** As parseTime, and '24:00' is the end of the day. */
export function parseEndTime(text: string): number | null {
  return text === '24:00' ? MINUTES_PER_DAY : parseTime(text);
}

// A month of slots writes hundreds of times out; there are only this many to write.
const TEXTS = Array.from({ length: MINUTES_PER_DAY + 1 }, (_, minutes) => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${hour < 10 ? '0' : ''}${hour}:${minute < 10 ? '0' : ''}${minute}`;
});

/** Minutes of the day as 'HH:mm'; 1440 is '24:00'. Throws RangeError for what is none. */
export function formatTime(minutes: number): string {
  const text = TEXTS[minutes];
  if (text === undefined) throw new RangeError(`Not a minute of the day: ${minutes}`);
  return text;
}
