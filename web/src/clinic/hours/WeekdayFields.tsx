import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useField } from 'formik';

import { CheckboxField } from '../../kit/form/CheckboxField';
import type { FieldName } from '../../kit/form/field-name';
import { useFieldTarget } from '../../kit/form/form-fields';
import { IntervalsField } from '../../kit/form/IntervalsField';
import { capitalized } from '../../kit/text/capitalized';
import { nextInterval, type Interval } from '../../kit/time/intervals';
import { theme } from '../../kit/ui/theme';
import { useUsualHours } from './useUsualHours';

const Day = styled('li')({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'start',
  padding: '8px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > fieldset': { display: 'contents' },
  '& .none': { minHeight: 44, display: 'flex', alignItems: 'center' },
  '@container (max-width: 519px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > fieldset > ul': { gridRow: 2, gridColumn: '1 / -1' },
  },
});

interface Props<V> {
  /** Empty: unticked. */
  name: FieldName<V, Interval[]>;
  weekday: string;
  /** When unticked, e.g. "Sin atención". */
  closed: string;
}

export function WeekdayFields<V extends object = never>({ name, weekday, closed }: Props<V>) {
  const [{ value: intervals }, , { setValue }] = useField<Interval[]>(name);
  const tick = useFieldTarget({ name });
  const usual = useUsualHours();
  const ticked = intervals.length > 0;
  const day = capitalized(weekday);
  const rowName = (number: number) => `${day}, horario ${number}`;
  return (
    <Day data-ticked={ticked}>
      <CheckboxField
        fieldRef={tick}
        label={day}
        checked={ticked}
        onChange={(value) => void setValue(value ? [{ ...usual.day }] : [])}
      />
      {ticked ? (
        <IntervalsField<V>
          dense
          name={name}
          legend={`Horarios del ${weekday}`}
          rowName={rowName}
          removeLabel={(number, { startTime, endTime }) =>
            `Quitar ${rowName(number).toLowerCase()}, de ${startTime} a ${endTime}`
          }
          addLabel={
            <>
              Agregar horario<span style={visuallyHidden}> del {weekday}</span>
            </>
          }
          newInterval={(present) => nextInterval(present, usual)}
        />
      ) : (
        <Typography color="textSecondary" className="none">
          {closed}
        </Typography>
      )}
    </Day>
  );
}
