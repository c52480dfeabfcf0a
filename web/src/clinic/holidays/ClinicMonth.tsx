import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentProps } from 'react';

import { MonthGrid } from '../../kit/calendar/MonthGrid';
import { shortDate } from '../../kit/time/wall-time';
import { down } from '../../kit/ui/breakpoints';
import { useHolidays } from './useHolidays';

/** MonthGrid with holidays. If days only fit a dot, names are listed below. */
export function ClinicMonth(props: Omit<ComponentProps<typeof MonthGrid>, 'labelsOf'>) {
  const { holidays, labelsOn } = useHolidays(props.month);
  // Past weeks are folded.
  const listed = props.foldsPast ? holidays.filter(({ date }) => date >= props.today) : holidays;
  const isNarrow = useMediaQuery(down('sm'));
  return (
    <>
      <MonthGrid {...props} labelsOf={labelsOn} />
      {isNarrow && (
        // Reserves the space.
        <Typography
          variant="body2"
          color="textSecondary"
          component="div"
          className="holidays"
          sx={{ mt: 1, minHeight: '1lh' }}
        >
          {listed.length > 0 && (
            <ul style={{ margin: 0, paddingLeft: 20 }}>
              {listed.map(({ date, name }) => (
                <li key={`${date} ${name}`}>
                  {shortDate(date)}: {name}
                </li>
              ))}
            </ul>
          )}
        </Typography>
      )}
    </>
  );
}
