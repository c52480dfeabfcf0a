import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FieldArray, useField, type FieldArrayRenderProps } from 'formik';
import { useId, useMemo, type ReactNode, type Ref } from 'react';

import { useFocusNext } from '../focus/useFocusNext';
import { useRefMap } from '../focus/useRefMap';
import type { Interval } from '../time/intervals';
import { quarterHours, timeOptions, toMinutes, withTimes } from '../time/time-of-day';
import { CloseIcon } from '../ui/icons';
import { OffButton } from '../ui/OffButton';
import { OffIconButton } from '../ui/OffIconButton';
import { theme } from '../ui/theme';
import type { FieldName } from './field-name';
import { SelectField } from './SelectField';
import { useFormField } from './server-refusal';

const Fields = styled('fieldset')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  justifyItems: 'start',
  '& > legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
  '& > ul': { display: 'grid', gap: 16, width: '100%', margin: 0, padding: 0, listStyle: 'none' },
  '&[data-dense="true"]': { gap: 8, '& > ul': { gap: 8 } },
});

const Row = styled('li')({
  display: 'grid',
  gap: 4,
  '& > span': { fontWeight: 600 },
  '& > .times': {
    display: 'grid',
    gap: 8,
    gridTemplateColumns: 'repeat(2, minmax(0, 140px)) 48px',
    alignItems: 'start',
  },
  '& label': { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 400 },
  // Aligns with the selects, below their labels.
  '& button': { marginTop: 26 },
  '& .times [aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
  '& .faults': {
    display: 'grid',
    gap: 4,
    color: theme.vars.palette.cancelled.text,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
  },
  '[data-dense="true"] > ul > &': {
    '& > .times': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 44 },
    '& label': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& .MuiInputBase-root': { minHeight: 44, width: 96 },
    '& .MuiInputBase-input': { paddingBlock: 10 },
    '& button': { marginTop: 0 },
  },
});

interface Props<V> {
  /** See intervalsRule. */
  name: FieldName<V, Interval[]>;
  legend: string;
  /** One line per row, without a visible legend. */
  dense?: boolean;
  /** `number` counts from 1: "Lunes, horario 2". */
  rowName: (number: number) => string;
  removeLabel: (number: number, interval: Interval) => string;
  addLabel: ReactNode;
  /** Null if full. */
  newInterval: (present: readonly Interval[]) => Interval | null;
  /** Hours to offer; default: the whole day. Includes a row's own times. */
  within?: Interval;
  /** Beside the quarter hours. */
  moreTimes?: readonly string[];
  onChanged?: (intervals: Interval[]) => void;
}

/** Native selects: typing "14" chooses 14:00. Errors show at once, as a chosen time is never half-typed. */
export function IntervalsField<V extends object = never>(props: Props<V>) {
  return <FieldArray name={props.name} render={(list) => <IntervalList<V> {...props} list={list} />} />;
}

function IntervalList<V extends object>({
  name,
  legend,
  dense = false,
  rowName,
  removeLabel,
  addLabel,
  newInterval,
  within,
  moreTimes,
  onChanged,
  list,
}: Props<V> & { list: FieldArrayRenderProps }) {
  const [{ value: intervals }] = useField<Interval[]>(name);
  const starts = useRefMap<number>();
  const focusNext = useFocusNext();
  const next = newInterval(intervals);

  const add = (interval: Interval) => {
    focusNext(() => starts.get(intervals.length));
    list.push(interval);
    onChanged?.([...intervals, interval]);
  };
  const change = (index: number, interval: Interval) => {
    list.replace(index, interval);
    onChanged?.(intervals.with(index, interval));
  };
  const remove = (index: number) => {
    focusNext(() => starts.get(Math.min(index, intervals.length - 2)));
    list.remove(index);
    onChanged?.(intervals.toSpliced(index, 1));
  };
  return (
    <Fields data-dense={dense}>
      <legend style={dense ? visuallyHidden : undefined}>{legend}</legend>
      <ul>
        {intervals.map((interval, index) => (
          <IntervalRow
            key={index}
            startRef={starts.ref(index)}
            name={`${name}.${index}`}
            title={rowName(index + 1)}
            dense={dense}
            interval={interval}
            within={within}
            moreTimes={moreTimes}
            removeLabel={removeLabel(index + 1, interval)}
            onChange={(changed) => change(index, changed)}
            onRemove={intervals.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ul>
      {/* Stays on a full day: it may have the focus. */}
      <OffButton
        variant={dense ? 'text' : 'outlined'}
        size="small"
        off={next === null}
        onClick={() => next && add(next)}
      >
        {addLabel}
      </OffButton>
    </Fields>
  );
}

interface RowProps extends Pick<Props<never>, 'dense' | 'within' | 'moreTimes'> {
  /** `intervals.0` */
  name: string;
  startRef: Ref<HTMLElement>;
  title: string;
  interval: Interval;
  removeLabel: string;
  onChange: (interval: Interval) => void;
  onRemove: (() => void) | undefined;
}

type AnyForm = Record<string, string>;

function IntervalRow({
  name,
  startRef,
  title,
  dense,
  interval,
  removeLabel,
  onChange,
  onRemove,
  ...offered
}: RowProps) {
  const { within, moreTimes } = offered;
  const id = useId();
  const { error: startError, ref: start } = useFormField<AnyForm, string>(`${name}.startTime`, { atOnce: true });
  const { error: endError, ref: end } = useFormField<AnyForm, string>(`${name}.endTime`, { atOnce: true });
  const startRefs = useForkRef(start, startRef);
  const faults = [...new Set([startError, endError])].filter((text) => text !== undefined);
  const { startTime, endTime } = interval;
  const times = useMemo(() => {
    const quarters = within ? quarterHours(toMinutes(within.startTime), toMinutes(within.endTime)) : quarterHours();
    const all = withTimes(quarters, [...(moreTimes ?? []), startTime, endTime]);
    const later = all.filter((time) => time > startTime || time === endTime);
    return { starts: timeOptions(all.filter((time) => time !== '24:00')), ends: timeOptions(later) };
  }, [within, moreTimes, startTime, endTime]);

  const errorId = (error: string | undefined) => (error === undefined ? undefined : `${id}-faults`);
  return (
    <Row>
      {!dense && <span id={`${id}-title`}>{title}</span>}
      <div
        className="times"
        role="group"
        aria-labelledby={dense ? undefined : `${id}-title`}
        aria-label={dense ? title : undefined}
      >
        <SelectField
          fieldRef={startRefs}
          label={dense ? `${title}, desde` : 'Desde'}
          value={startTime}
          options={times.starts}
          onChange={(time) => onChange({ startTime: time, endTime })}
          errorId={errorId(startError)}
        />
        {dense && <span aria-hidden="true">a</span>}
        <SelectField
          fieldRef={end}
          label={dense ? `${title}, hasta` : 'Hasta'}
          value={endTime}
          options={times.ends}
          onChange={(time) => onChange({ startTime, endTime: time })}
          errorId={errorId(endError)}
        />
        {(onRemove || !dense) && (
          <OffIconButton aria-label={removeLabel} off={!onRemove} onClick={onRemove}>
            <CloseIcon fontSize="small" />
          </OffIconButton>
        )}
      </div>
      <div aria-live="polite" style={{ display: 'contents' }}>
        {faults.length > 0 && (
          <ul className="faults" id={`${id}-faults`}>
            {faults.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </Row>
  );
}
