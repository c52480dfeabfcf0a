import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useRef } from 'react';

import { CheckboxField } from '../../../shared/form/CheckboxField';
import { Muted } from '../../../shared/ui/layout';
import { IntervalFields } from './IntervalFields';
import { addInterval, changeInterval, dayName, nextInterval, removeInterval, tickDay, type Week, type WeekDay, type WeekFault } from './week-form';

const Day = styled('li')({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'start',
  padding: '8px 0',
  borderTop: '1px solid var(--divider)',
  '& .hours': { display: 'grid', gap: 8, minWidth: 0 },
  '& .none': { minHeight: 44, display: 'flex', alignItems: 'center' },
  // What has the focus is never under the bar that sticks to the bottom.
  '& input, & select, & button': { scrollMarginBottom: 140 },
  '@container (max-width: 519px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& .hours': { gridRow: 2, gridColumn: '1 / -1' },
  },
});

interface Props {
  day: WeekDay;
  /** Of this day. */
  faults: readonly WeekFault[];
  /** The same function every time, or every day is drawn anew with each change of one. */
  onChange: (next: (week: Week) => Week) => void;
}

/** One day of the week: whether it is attended, and in which hours. */
export const DayFields = memo(function DayFields({ day, faults, onChange }: Props) {
  const { dayOfWeek, intervals } = day;
  const adder = useRef<HTMLButtonElement>(null);
  const name = capitalized(dayName(dayOfWeek));
  const ticked = intervals.length > 0;
  return (
    <Day data-ticked={ticked}>
      <CheckboxField label={name} checked={ticked} onChange={(value) => onChange((week) => tickDay(week, dayOfWeek, value))} />
      {ticked ? (
        <>
          <div className="hours">
            {intervals.map((interval, index) => (
              <IntervalFields
                key={index}
                name={`${name}, horario ${index + 1}`}
                interval={interval}
                fault={faults.find((fault) => fault.index === index)}
                onChange={(next) => onChange((week) => changeInterval(week, dayOfWeek, index, next))}
                onRemove={
                  intervals.length > 1
                    ? () => {
                        onChange((week) => removeInterval(week, dayOfWeek, index));
                        adder.current?.focus();
                      }
                    : undefined
                }
              />
            ))}
          </div>
          {/* Not taken away on a full day: the focus may be on it. */}
          <Button ref={adder} variant="text" size="small" style={{ paddingInline: 4 }} aria-disabled={!nextInterval(intervals)} onClick={() => onChange((week) => addInterval(week, dayOfWeek))}>
            Agregar horario<span className="visually-hidden"> del {dayName(dayOfWeek)}</span>
          </Button>
        </>
      ) : (
        <Muted className="none">Sin atención</Muted>
      )}
    </Day>
  );
});

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
