import { enumerated } from './counted';
import { type Weekday, WEEKDAY_NAMES, WEEKDAYS, WEEKDAYS_IN_PLURAL } from './weekday';

/** HH:mm up to 24:00. */
interface Hours {
  readonly startTime: string;
  readonly endTime: string;
}

/** Monday first; a closed day is empty. */
export type WeekOfHours = readonly (readonly Hours[])[];

interface SameHours {
  days: Weekday[];
  hours: readonly Hours[];
}

/** "Lunes a viernes 08:00 a 20:00", a text for each group of days with the same hours. */
export function openingHoursTexts(week: WeekOfHours): string[] {
  return groupsOf(week).map(({ days, hours }) => `${daysText(days)} ${hoursText(hours)}`);
}

function groupsOf(week: WeekOfHours): SameHours[] {
  const groups = new Map<string, SameHours>();
  for (const day of WEEKDAYS) {
    const hours = week[day - 1] ?? [];
    if (hours.length === 0) continue;
    const key = hoursText(hours);
    const group = groups.get(key);
    if (group) group.days.push(day);
    else groups.set(key, { days: [day], hours });
  }
  return [...groups.values()];
}

function hoursText(hours: readonly Hours[]): string {
  const texts = hours.map(({ startTime, endTime }) => `${startTime} a ${endTime}`);
  return texts.length === 1 && texts[0] === WHOLE_DAY ? 'las 24 horas' : enumerated(texts);
}

const WHOLE_DAY = '00:00 a 24:00';

function daysText(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return 'Todos los días';
  const text = enumerated(
    runsOf(days).flatMap((run) =>
      run.length > 2
        ? [`${WEEKDAY_NAMES[run[0]!]} a ${WEEKDAY_NAMES[run.at(-1)!]}`]
        : run.map((day) => WEEKDAYS_IN_PLURAL[day]),
    ),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Consecutive days. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  return days.reduce<Weekday[][]>((runs, day) => {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
    return runs;
  }, []);
}
