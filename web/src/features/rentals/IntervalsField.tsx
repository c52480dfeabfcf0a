import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';

import { quarterHours, timeOptions, toMinutes, withTimes } from '../../shared/time/time-of-day';
import { SelectField } from '../../shared/form/SelectField';
import type { IntervalFault, IntervalRow } from './rental-form';

const Fields = styled('fieldset')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  justifyItems: 'start',
  '& > legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
});
const Rows = styled('ul')({ display: 'grid', gap: 16, width: '100%' });
const Row = styled('li')({
  display: 'grid',
  gap: 4,
  '& > div': { display: 'grid', gap: 8, gridTemplateColumns: 'repeat(2, minmax(0, 140px)) 48px', alignItems: 'start' },
  '& > span': { fontWeight: 600 },
  '& label': { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 400 },
  // In line with the choices, below their labels.
  '& button': { marginTop: 26 },
  '& button:disabled': { opacity: 0.4, cursor: 'not-allowed' },
});
const Faults = styled('ul')({
  display: 'grid',
  gap: 4,
  color: 'var(--cancelled-text)',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
});

interface Props {
  legend: string;
  rows: readonly IntervalRow[];
  onChange: (rows: IntervalRow[]) => void;
  /** What is wrong with them; see intervalFaults. */
  faults: readonly IntervalFault[];
  /** What "Agregar intervalo" adds. */
  newRow: () => IntervalRow;
  /** The hours worth offering; default: the whole day. What a row holds already is always among the choices. */
  within?: IntervalRow;
  /** Times to offer beside the quarters of an hour, e.g. when a booking ends. */
  moreTimes?: readonly string[];
}

/**
 * Hours of a day, one row or more, in quarters of an hour. The browser's own selects: typing "14" goes to 14:00.
 * After adding a row the focus is in it, after removing one on its neighbour.
 */
export function IntervalsField({ legend, rows, onChange, faults, newRow, within, moreTimes = [] }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef<number | null>(null);
  const quarters = within ? quarterHours(toMinutes(within.startTime), toMinutes(within.endTime)) : quarterHours();

  useEffect(() => {
    if (toFocus.current === null) return;
    const row = list.current?.children[toFocus.current];
    toFocus.current = null;
    row?.querySelector('select')?.focus();
  });

  const change = (index: number, part: Partial<IntervalRow>) => onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const add = () => {
    toFocus.current = rows.length;
    onChange([...rows, newRow()]);
  };
  const remove = (index: number) => {
    toFocus.current = Math.min(index, rows.length - 2);
    onChange(rows.filter((_row, at) => at !== index));
  };

  return (
    <Fields>
      <legend>{legend}</legend>
      <Rows ref={list}>
        {rows.map((row, index) => (
          <IntervalFields
            key={index}
            number={index + 1}
            row={row}
            faults={faults.filter((fault) => fault.row === index)}
            times={withTimes(quarters, [...moreTimes, row.startTime, row.endTime])}
            onChange={(part) => change(index, part)}
            onRemove={rows.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </Rows>
      <Button variant="outlined" size="small" onClick={add}>
        Agregar intervalo
      </Button>
    </Fields>
  );
}

interface RowProps {
  number: number;
  row: IntervalRow;
  faults: readonly IntervalFault[];
  times: readonly string[];
  onChange: (part: Partial<IntervalRow>) => void;
  /** Undefined: it is the only one left. */
  onRemove: (() => void) | undefined;
}

function IntervalFields({ number, row, faults, times, onChange, onRemove }: RowProps) {
  const nameId = useId();
  const faultsId = useId();
  const isWrong = (field: IntervalFault['field']) => faults.some((fault) => fault.field === field || fault.field === 'both');
  const described = (field: IntervalFault['field']) => (isWrong(field) ? faultsId : undefined);
  return (
    <Row>
      <span id={nameId}>Intervalo {number}</span>
      <div role="group" aria-labelledby={nameId}>
        <SelectField
          label="Desde"
          value={row.startTime}
          options={timeOptions(times.filter((time) => time !== '24:00'))}
          onChange={(startTime) => onChange({ startTime })}
          errorId={described('startTime')}
        />
        <SelectField
          label="Hasta"
          value={row.endTime}
          options={timeOptions(times.filter((time) => time !== '00:00'))}
          onChange={(endTime) => onChange({ endTime })}
          errorId={described('endTime')}
        />
        <IconButton aria-label={`Eliminar intervalo ${number}`} disabled={!onRemove} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </div>
      <div aria-live="polite" style={{ display: 'contents' }}>
        {faults.length > 0 && (
          <Faults id={faultsId}>
            {faults.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </Faults>
        )}
      </div>
    </Row>
  );
}
