/** Minutes since midnight; only an end may be 1440 ('24:00'). */
export const MINUTES_PER_DAY = 1440;

/** 'HH:mm' in minutes; null for other text. */
export function parseTime(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

export function parseEndTime(text: string): number | null {
  return text === '24:00' ? MINUTES_PER_DAY : parseTime(text);
}

// Cached: a month of slots formats hundreds of times.
const TEXTS = Array.from({ length: MINUTES_PER_DAY + 1 }, (_, minutes) => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${hour < 10 ? '0' : ''}${hour}:${minute < 10 ? '0' : ''}${minute}`;
});

/** RangeError outside 0 to 1440. */
export function formatTime(minutes: number): string {
  const text = TEXTS[minutes];
  if (text === undefined) throw new RangeError(`Not a minute of the day: ${minutes}`);
  return text;
}
