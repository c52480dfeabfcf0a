import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import { SelectField } from '../../../shared/form/SelectField';
import { END_TIMES, START_TIMES, timeOptions, withTimes } from '../../../shared/time/time-of-day';
import { CrossIcon } from '../../../shared/ui/icons';
import type { Interval, WeekFault } from './week-form';

/** Both times in one line, whatever is wrong with either below it. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 4,
  '& > div': { display: 'contents' },
  '& label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  '& select': { minHeight: 44, width: 96 },
  '& p': { order: 1, flexBasis: '100%' },
});

interface Props {
  /** Whose hours, for the names of the fields: "Lunes, horario 1". */
  name: string;
  interval: Interval;
  fault: WeekFault | undefined;
  onChange: (interval: Interval) => void;
  /** Undefined: they are the only hours of the day. */
  onRemove: (() => void) | undefined;
}

/** From when to a later time, in steps of 15 minutes; a time that was stored or chosen before stays one of the choices. */
export function IntervalFields({ name, interval, fault, onChange, onRemove }: Props) {
  const { start, end } = interval;
  const starts = useMemo(() => timeOptions(withTimes(START_TIMES, [start])), [start]);
  const ends = useMemo(() => timeOptions(withTimes(END_TIMES.filter((time) => time > start), [end])), [start, end]);
  const errorAt = (field: keyof Interval) => (fault?.field === field ? fault.text : undefined);
  return (
    <Row>
      <SelectField
        label={`${name}, desde`}
        value={start}
        options={starts}
        error={errorAt('start')}
        onChange={(time) => onChange({ start: time, end })}
      />
      <span aria-hidden="true">a</span>
      <SelectField
        label={`${name}, hasta`}
        value={end}
        options={ends}
        error={errorAt('end')}
        onChange={(time) => onChange({ start, end: time })}
      />
      {onRemove && (
        <IconButton aria-label={`Quitar ${name.toLowerCase()}, de ${start} a ${end}`} onClick={onRemove}>
          <CrossIcon />
        </IconButton>
      )}
    </Row>
  );
}
