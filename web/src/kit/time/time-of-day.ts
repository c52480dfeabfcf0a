/** HH:mm, 00:00 to 24:00; sorts as text. */
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;
const QUARTER = 15;

/** '09:30' is 570. */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3, 5));
}

export function toTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / MINUTES_PER_HOUR))}:${two(minutes % MINUTES_PER_HOUR)}`;
}

/** Both ends included. */
export function quarterHours(from = 0, to = MINUTES_PER_DAY): string[] {
  const first = Math.ceil(from / QUARTER) * QUARTER;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / QUARTER) + 1) }, (_time, index) =>
    toTime(first + index * QUARTER),
  );
}

export const START_TIMES: readonly string[] = quarterHours().slice(0, -1);
export const END_TIMES: readonly string[] = quarterHours().slice(1);

/** Sorted; `times` itself when none is missing. */
export function withTimes(times: readonly string[], more: readonly string[]): readonly string[] {
  const missing = more.filter((time) => !times.includes(time));
  return missing.length === 0 ? times : [...new Set([...times, ...missing])].toSorted();
}

export function timeOptions(times: readonly string[]): { value: string; label: string }[] {
  return times.map((time) => ({ value: time, label: time }));
}

/** The API rounds to two decimals: 0.33 h are 20 minutes. */
export function minutesOfHours(hours: number): number {
  return Math.round(hours * MINUTES_PER_HOUR);
}

/** "7 h 30 min", "45 min", "1.234 h", "0 h" */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  const parts = [hours > 0 && `${hours.toLocaleString('es-AR')} h`, rest > 0 && `${rest} min`].filter(Boolean);
  return parts.join(' ') || '0 h';
}

/** As durationText; spreadsheets keep decimals. */
export function hoursText(hours: number): string {
  return durationText(minutesOfHours(hours));
}
