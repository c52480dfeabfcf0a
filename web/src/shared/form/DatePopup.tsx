import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

import type { DayView } from '../calendar/day-view';
import { MonthGrid } from '../calendar/MonthGrid';
import { monthOf } from '../time/clinic-time';
import { MonthYearSelects } from './MonthYearSelects';

const Box = styled('div')({ minWidth: 280, width: 352, maxWidth: '100%', padding: 12, '@media (max-width: 379.98px)': { padding: 8 } });
const Actions = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8, marginTop: 8 });

interface Props {
  /** The day in the box, yyyy-MM-dd; '' for none. */
  value: string;
  today: string;
  min: string;
  max: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The calendar of a date field, open until it is closed. It starts at the day in the box, else at the day nearest to today. */
export function DatePopup({ value, today, min, max, onPick, onClose }: Props) {
  const isOffered = (day: string) => day >= min && day <= max;
  const [month, setMonth] = useState(monthOf(nearest(value || today, min, max)));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus(), []);

  const viewOf = (day: string): DayView =>
    isOffered(day) ? { state: 'plain', selectable: true, text: '' } : { state: 'past', selectable: false, text: '' };

  return (
    <Box ref={box}>
      <MonthGrid
        compact
        month={month}
        onMonthChange={setMonth}
        today={today}
        selected={value}
        onSelect={onPick}
        viewOf={viewOf}
        firstMonth={monthOf(min)}
        lastMonth={monthOf(max)}
        heading={<MonthYearSelects month={month} firstMonth={monthOf(min)} lastMonth={monthOf(max)} onChange={setMonth} />}
      />
      <Actions>
        <Button
          variant="outlined"
          size="small"
          disabled={!isOffered(today)}
          onClick={() => {
            setMonth(monthOf(today));
            onPick(today);
          }}
        >
          Hoy
        </Button>
        <Button variant="outlined" size="small" onClick={onClose}>
          Cerrar
        </Button>
      </Actions>
    </Box>
  );
}

function nearest(day: string, min: string, max: string): string {
  if (day < min) return min;
  return day > max ? max : day;
}
