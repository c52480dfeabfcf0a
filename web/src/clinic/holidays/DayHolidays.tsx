import Typography from '@mui/material/Typography';

import { monthOf } from '../../kit/time/wall-time';
import { holidayTexts } from './texts';
import { useHolidays } from './useHolidays';

/** A line about the day's holidays, if any, and whether the clinic closes for them. */
export function DayHolidays({ day }: { day: string }) {
  const { holidays, closedFor } = useHolidays(monthOf(day));
  const closed = closedFor(day);
  const names = holidays.filter(({ date }) => date === day).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {closed === undefined ? holidayTexts.open(names.join('; ')) : holidayTexts.closed(closed)}
    </Typography>
  );
}
