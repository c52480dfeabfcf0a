import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

import { isRealMonth } from '../time/calendar-date';
import { addMonths, monthName } from '../time/wall-time';
import { down } from '../ui/breakpoints';
import { OffButton } from '../ui/OffButton';
import { MonthHeader } from './MonthHeader';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > div': { flex: '0 1 340px', minWidth: 0, marginBottom: 0, textAlign: 'center' },
  '& .today': { marginRight: 'auto' },
  [down('tablet')]: {
    '& > div': { flex: '1 1 100%' },
    '& > button': { flex: '1 1 auto', padding: '6px 10px' },
    '& .today': { marginRight: 0 },
  },
});

export interface MonthChooserProps {
  /** yyyy-MM: shown and current. undefined while unknown: the bar keeps its space. */
  month: string | undefined;
  present: string | undefined;
  onMonthChange: (month: string) => void;
  /** Buttons. */
  children?: ReactNode;
}

/** Chooses a month. */
export function MonthChooser({ month, present, onMonthChange, children }: MonthChooserProps) {
  const monthId = useId();
  const to = (offset: number) => {
    const other = month && addMonths(month, offset);
    return other && isRealMonth(other) ? () => onMonthChange(other) : undefined;
  };
  const today = present === undefined || present === month ? undefined : () => onMonthChange(present);
  return (
    <Bar className="no-print">
      <MonthHeader id={monthId} name={month ? monthName(month) : '…'} onPrevious={to(-1)} onNext={to(1)} />
      <OffButton className="today" variant="outlined" size="small" off={!today} onClick={today}>
        Hoy
      </OffButton>
      {children}
    </Bar>
  );
}
