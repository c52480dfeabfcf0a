import type { ThirdFreeFiguresQuery } from './figures.generated';

type Specialties = ThirdFreeFiguresQuery['thirdFreeFigures']['specialties'];

/** More lines cannot be told apart. */
export const MOST_LINES = 5;
/** So far the slots are looked for; who has not three waits longer. */
export const LONGEST_WAIT_DAYS = 92;

/** Its room is kept while the chart is on its way. */
export const CHART_HEIGHT_PX = 300;

interface WaitLine {
  id: number;
  name: string;
  /** A number for each of the dates: days of waiting, at most LONGEST_WAIT_DAYS; null: not measured then. */
  days: (number | null)[];
}

export interface WaitLines {
  /** yyyy-MM-dd, ascending. */
  dates: string[];
  /** Of the specialties that patients wait longest for now, the longest first. */
  lines: WaitLine[];
}

/** null: one day is no line. */
export function waitLines(specialties: Specialties): WaitLines | null {
  const longest = specialties
    .filter(({ days }) => days.length > 0)
    .toSorted((a, b) => daysOf(b.days.at(-1)!) - daysOf(a.days.at(-1)!))
    .slice(0, MOST_LINES);
  const dates = [...new Set(longest.flatMap(({ days }) => days.map(({ date }) => date)))].toSorted();
  if (dates.length < 2) return null;
  const lines = longest.map(({ specialtyId, specialtyName, days }) => {
    const byDate = new Map(days.map((day) => [day.date, daysOf(day)]));
    return { id: specialtyId, name: specialtyName, days: dates.map((date) => byDate.get(date) ?? null) };
  });
  return { dates, lines };
}

function daysOf({ medianDays }: { medianDays: number | null }): number {
  return medianDays ?? LONGEST_WAIT_DAYS;
}
