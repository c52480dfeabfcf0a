import { styled } from '@mui/material/styles';
import { useField } from 'formik';

import { CheckboxField } from '../../../shared/form/CheckboxField';
import { IntervalsField } from '../../../shared/form/IntervalsField';
import { DEFAULT_INTERVAL, nextInterval, type Interval } from '../../../shared/time/intervals';
import { Muted } from '../../../shared/ui/layout';
import { dayName } from './week-form';

const Day = styled('li')({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'start',
  padding: '8px 0',
  borderTop: '1px solid var(--divider)',
  '& > fieldset': { display: 'contents' },
  '& .none': { minHeight: 44, display: 'flex', alignItems: 'center' },
  // What has the focus is never under the bar that sticks to the bottom.
  '& input, & select, & button': { scrollMarginBottom: 140 },
  '@container (max-width: 519px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > fieldset > ul': { gridRow: 2, gridColumn: '1 / -1' },
  },
});

interface Props {
  /** The hours of the day in the surrounding Formik form. */
  name: string;
  dayOfWeek: number;
}

/** One day of the week: whether it is attended, and in which hours. */
export function DayFields({ name, dayOfWeek }: Props) {
  const [{ value: intervals }, , { setValue }] = useField<Interval[]>(name);
  const ticked = intervals.length > 0;
  const day = capitalized(dayName(dayOfWeek));
  const rowName = (number: number) => `${day}, horario ${number}`;
  return (
    <Day data-ticked={ticked}>
      <CheckboxField label={day} checked={ticked} onChange={(value) => void setValue(value ? [{ ...DEFAULT_INTERVAL }] : [])} />
      {ticked ? (
        <IntervalsField
          dense
          name={name}
          legend={`Horarios del ${dayName(dayOfWeek)}`}
          rowName={rowName}
          removeLabel={(number, { startTime, endTime }) => `Quitar ${rowName(number).toLowerCase()}, de ${startTime} a ${endTime}`}
          addLabel={
            <>
              Agregar horario<span className="visually-hidden"> del {dayName(dayOfWeek)}</span>
            </>
          }
          newInterval={nextInterval}
        />
      ) : (
        <Muted className="none">Sin atención</Muted>
      )}
    </Day>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
