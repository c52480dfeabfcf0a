import { monthOf } from '../../kit/time/wall-time';
import { holidayTexts } from './texts';
import { useHolidays } from './useHolidays';

interface Props {
  day: string;
  /** Empty ones are left out. */
  facts: readonly string[];
}

/** Facts of a day in a line, with its holidays at the end. A line of their own would shift what is below. */
export function DayFacts({ day, facts }: Props) {
  const { holidays, closedFor } = useHolidays(monthOf(day));
  const closed = closedFor(day);
  const names = holidays.filter(({ date }) => date === day).map(({ name }) => name);
  const text = facts.filter(Boolean).join(' · ');
  if (names.length === 0) return text;
  return (
    <>
      {text && `${text} · `}
      <strong>{closed === undefined ? holidayTexts.open(names.join('; ')) : holidayTexts.closed(closed)}</strong>
    </>
  );
}
