import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { MonthGrid } from '../../kit/calendar/MonthGrid';
import { shortDate } from '../../kit/time/wall-time';
import { useHolidays } from './useHolidays';

/** Cells from this width hold "Independencia" at 14 px; em follow large text. */
const WIDE = '@container (min-width: 50em)';

const Frame = styled('div')({
  containerType: 'inline-size',
  // Reserves the space.
  '& .holidays': { minHeight: '1lh', marginTop: 4 },
  '& .holidays ul': { margin: 0, paddingLeft: 20 },
  '&& .label': { display: 'none' },
  '&& .dot': { display: 'inline' },
  [WIDE]: { '& .holidays': { display: 'none' }, '&& .label': { display: 'inline' }, '&& .dot': { display: 'none' } },
});

/** MonthGrid with holidays. If days only fit a dot, names are listed below. */
export function ClinicMonth(props: Omit<ComponentProps<typeof MonthGrid>, 'labelsOf'>) {
  const { holidays, labelsOn } = useHolidays(props.month);
  // Past weeks are folded.
  const listed = props.foldsPast ? holidays.filter(({ date }) => date >= props.today) : holidays;
  return (
    <Frame>
      <MonthGrid {...props} labelsOf={labelsOn} />
      <Typography variant="body2" color="textSecondary" component="div" className="holidays">
        {listed.length > 0 && (
          <ul>
            {listed.map(({ date, name }) => (
              <li key={`${date} ${name}`}>
                {shortDate(date)}: {name}
              </li>
            ))}
          </ul>
        )}
      </Typography>
    </Frame>
  );
}
