import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { useHolidays } from '../../clinic/holidays/useHolidays';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { monthParts, shortDate } from '../../kit/time/wall-time';
import { theme } from '../../kit/ui/theme';
import { holidaysPath } from '../holidays/holidays.paths';
import { hoursOn } from './month-days';
import type { RoomHoursMonthFragment } from './room-hours.generated';
import { texts } from './texts';

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  '& > li': {
    display: 'grid',
    gap: 4,
    justifyItems: 'start',
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& strong::first-letter': { textTransform: 'uppercase' },
});

interface Props {
  year: number;
  /** For this room. */
  holidays: ReturnType<typeof useHolidays>;
  /** Undefined on failure. */
  stored: RoomHoursMonthFragment | undefined;
  today: string;
}

/** The month's holidays and whether the room closes. The clinic decides on them by year. */
export function Holidays({ year, holidays: { query, holidays, closedFor }, stored, today }: Props) {
  const titleId = useId();
  const dates = [...new Set(holidays.map(({ date }) => date))];
  const stateOf = (date: string, month: RoomHoursMonthFragment) => {
    if (closedFor(date) !== undefined) return texts.holidays.closedForIt;
    if (hoursOn(month, date).intervals.length === 0) return texts.holidays.closed;
    return date < today ? texts.holidays.wasOpen : texts.holidays.open;
  };
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {texts.holidays.title}
      </Typography>
      <LoadedOnce
        query={query}
        errorTitle={texts.holidays.failed}
        waiting={
          <Typography color="textSecondary" role="status">
            {texts.holidays.loading}
          </Typography>
        }
      >
        {() => dates.length === 0 && <Typography color="textSecondary">{texts.holidays.empty}</Typography>}
      </LoadedOnce>
      <List>
        {dates.map((date) => (
          <li key={date}>
            <strong>{shortDate(date)}</strong>
            <span>
              {holidays
                .filter((it) => it.date === date)
                .map(({ name }) => name)
                .join('; ')}
            </span>
            {stored && <Typography color="textSecondary">{stateOf(date, stored)}</Typography>}
          </li>
        ))}
      </List>
      {year >= monthParts(today).year && (
        <Link component={RouterLink} to={holidaysPath(year)} variant="body2">
          {texts.holidays.decide(year)}
        </Link>
      )}
    </section>
  );
}
