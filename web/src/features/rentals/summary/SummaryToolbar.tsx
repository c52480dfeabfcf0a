import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

import { MonthHeader } from '../../../kit/calendar/MonthHeader';
import { isRealMonth } from '../../../kit/time/calendar-date';
import { addMonths, monthName } from '../../../kit/time/wall-time';
import { down } from '../../../kit/ui/breakpoints';
import { PrintIcon } from '../../../kit/ui/icons';
import { OffButton } from '../../../kit/ui/OffButton';
import { texts } from '../texts';

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

interface MonthProps {
  /** yyyy-MM: shown and current. undefined while unknown: the bar keeps its space. */
  month: string | undefined;
  present: string | undefined;
  onMonthChange: (month: string) => void;
  children?: ReactNode;
}

interface Props extends Omit<MonthProps, 'children'> {
  /** undefined: nothing to print or export. */
  onPrint: (() => void) | undefined;
  onExport: (() => void) | undefined;
}

/** Buttons stay mounted in every state, to keep the focus. */
export function SummaryToolbar({ onPrint, onExport, ...month }: Props) {
  return (
    <SummaryMonth {...month}>
      <OffButton variant="outlined" size="small" off={!onPrint} onClick={onPrint}>
        <PrintIcon fontSize="small" />
        {texts.summary.toolbar.print}
      </OffButton>
      <OffButton variant="outlined" size="small" off={!onExport} onClick={onExport}>
        {texts.summary.toolbar.export}
      </OffButton>
    </SummaryMonth>
  );
}

/** Without print and export. */
export function SummaryMonth({ month, present, onMonthChange, children }: MonthProps) {
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
        {texts.summary.toolbar.today}
      </OffButton>
      {children}
    </Bar>
  );
}
