import { styled } from '@mui/material/styles';

import { MonthHeader } from '../../../shared/calendar/MonthHeader';
import { addMonths, monthName } from '../../../shared/time/clinic-time';
import { Button } from '../../../shared/ui/Button';
import { PrinterIcon } from '../../../shared/ui/icons';
import { isReachable } from './summary-month';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& .month': { display: 'flex', alignItems: 'center', gap: 8, flex: '1 1 320px', maxWidth: 440, minWidth: 0 },
  '& .month > :first-child': { flex: 1, minWidth: 0, marginBottom: 0, textAlign: 'center' },
  '& .take': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
  '@media (max-width: 759.98px)': { '& .month': { maxWidth: 'none' }, '& .take': { flex: '1 1 100%', marginLeft: 0 }, '& .take > *': { flex: 1 } },
});

interface Props {
  /** yyyy-MM: on show, and the clinic's present one. */
  month: string;
  present: string | undefined;
  onMonthChange: (month: string) => void;
  /** Undefined: there is nothing to take along. */
  onPrint: (() => void) | undefined;
  onExport: (() => void) | undefined;
}

/** Which month, and what can be taken along of it. Its buttons stay in place whatever the month brings, and with them the focus. */
export function SummaryToolbar({ month, present, onMonthChange, onPrint, onExport }: Props) {
  const to = (other: string) => (isReachable(other) ? () => onMonthChange(other) : undefined);
  const today = present === undefined || present === month ? undefined : () => onMonthChange(present);
  return (
    <Bar className="no-print">
      <div className="month" role="group" aria-label="Mes">
        <MonthHeader id="resumen-mes" name={monthName(month)} onPrevious={to(addMonths(month, -1))} onNext={to(addMonths(month, 1))} />
        <Button variant="outlined" size="small" aria-disabled={!today} onClick={today}>
          Hoy
        </Button>
      </div>
      <div className="take">
        <Button variant="outlined" size="small" aria-disabled={!onPrint} onClick={onPrint}>
          <PrinterIcon />
          Imprimir
        </Button>
        <Button variant="outlined" size="small" aria-disabled={!onExport} onClick={onExport}>
          Exportar CSV
        </Button>
      </div>
    </Bar>
  );
}
