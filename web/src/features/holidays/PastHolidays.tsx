import { styled } from '@mui/material/styles';

import { shortDate } from '../../kit/time/wall-time';
import { theme } from '../../kit/ui/theme';
import type { HolidayYearFactsFragment } from './holidays.generated';
import { texts } from './texts';

const Past = styled('details')({
  color: theme.vars.palette.text.secondary,
  '& > summary': { display: 'list-item', minHeight: 44, padding: '8px 4px', cursor: 'pointer', fontWeight: 600 },
  '& ul': { display: 'grid', gap: 4, margin: 0, padding: '0 4px', listStyle: 'none' },
});

interface Props {
  dates: HolidayYearFactsFragment['dates'];
  nameOf: (roomId: string) => string;
}

/** They can no longer change. */
export function PastHolidays({ dates, nameOf }: Props) {
  return (
    <Past>
      <summary>{texts.past(dates.length)}</summary>
      <ul>
        {dates.map(({ date, name, closure }) => (
          <li key={date}>
            {shortDate(date)} · {name} ·{' '}
            {closure === null
              ? texts.wasOpen
              : closure.roomIds === null
                ? texts.wasClosed
                : texts.closedRooms(closure.roomIds.map((id) => nameOf(String(id))))}
          </li>
        ))}
      </ul>
    </Past>
  );
}
