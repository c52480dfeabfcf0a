import { styled } from '@mui/material/styles';

import { WeekdayFields } from '../../../shared/form/WeekdayFields';
import { WEEKDAY_KEYS, WEEKDAY_NAMES } from '../month-days';

const Days = styled('div')({ containerType: 'inline-size' });

/** The seven days of the week: whether the room opens, and in which hours. */
export function WeekFields() {
  return (
    <Days>
      <ul className="days">
        {WEEKDAY_KEYS.map((key) => (
          <WeekdayFields key={key} name={key} weekday={WEEKDAY_NAMES[key]} closed="No disponible" />
        ))}
      </ul>
    </Days>
  );
}
