import { styled } from '@mui/material/styles';

import { weekdayName, type WeekHours } from './week-form';
import { WeekdayFields } from './WeekdayFields';
import { WEEKDAY_KEYS } from './weekdays';

const Days = styled('div')({ containerType: 'inline-size' });

/** Fields of WeekHours. `closed`: text of a day without hours. */
export function WeekFields({ closed }: { closed: string }) {
  return (
    <Days>
      <ul className="days">
        {WEEKDAY_KEYS.map((key) => (
          <WeekdayFields<WeekHours> key={key} name={key} weekday={weekdayName(key)} closed={closed} />
        ))}
      </ul>
    </Days>
  );
}
