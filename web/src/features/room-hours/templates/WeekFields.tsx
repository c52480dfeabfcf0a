import { styled } from '@mui/material/styles';

import { WeekdayFields } from '../../../clinic/hours/WeekdayFields';
import { WEEKDAY_KEYS } from '../month-days';
import { texts } from '../texts';
import type { RoomWeekValues } from '../week-form';

const Days = styled('div')({ containerType: 'inline-size' });

export function WeekFields() {
  return (
    <Days>
      <ul className="days">
        {WEEKDAY_KEYS.map((key) => (
          <WeekdayFields<RoomWeekValues> key={key} name={key} weekday={texts.weekdays[key]} closed={texts.closed} />
        ))}
      </ul>
    </Days>
  );
}
