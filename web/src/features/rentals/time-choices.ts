import { minuteOf, type IntervalRow } from './rental-form';

const STEP_MINUTES = 15;
const LAST = '24:00';

/** Every quarter of an hour inside `within` (default: the day), and those of `more` that are no quarters. HH:mm, in order. */
export function timeChoices(within: IntervalRow = { startTime: '00:00', endTime: LAST }, more: readonly string[] = []): string[] {
  const first = Math.ceil(minuteOf(within.startTime) / STEP_MINUTES) * STEP_MINUTES;
  const quarters: string[] = [];
  for (let minute = first; minute <= minuteOf(within.endTime); minute += STEP_MINUTES) quarters.push(textOf(minute));
  return [...new Set([...quarters, ...more])].sort();
}

function textOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
