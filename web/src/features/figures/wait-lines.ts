import type { ThirdFreeFiguresQuery } from './figures.generated';

type Specialties = ThirdFreeFiguresQuery['thirdFreeFigures']['specialties'];

/** More lines can't be distinguished. */
export const MOST_LINES = 5;
/** Search limit for slots; longer waits count as this. */
export const LONGEST_WAIT_DAYS = 92;

/** Reserved while the chart loads. */
export const CHART_HEIGHT_PX = 300;

interface WaitLine {
  id: number;
  name: string;
  /** Days of waiting per date, at most LONGEST_WAIT_DAYS; null: not measured. */
  days: (number | null)[];
}

export interface WaitLines {
  /** yyyy-MM-dd, ascending. */
  dates: string[];
  /** Specialties by current wait, longest first. */
  lines: WaitLine[];
}

/** null with fewer than two days. */
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
