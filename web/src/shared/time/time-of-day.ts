/** Times of a day as wall time, HH:mm, from 00:00 to 24:00 (the end of the day). */
const MINUTES_PER_DAY = 1440;
const QUARTER = 15;

/** Minutes since midnight of a time as the API writes it: '09:30' is 570. */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** '09:30' of 570; '24:00' of 1440. */
export function toTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Every 15 minutes from `from` to `to`, both included; by default 00:00 to 24:00. */
export function quarterHours(from = 0, to = MINUTES_PER_DAY): string[] {
  const first = Math.ceil(from / QUARTER) * QUARTER;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / QUARTER) + 1) }, (_time, index) => toTime(first + index * QUARTER));
}

/** "40 h", "7 h 30 min", "45 min", "0 h". */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean);
  return parts.join(' ') || '0 h';
}
