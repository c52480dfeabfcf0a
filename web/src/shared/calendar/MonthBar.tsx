import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { MonthHeader } from './MonthHeader';
import { monthName } from '../time/clinic-time';

/** Own: the arrows stay where they are whatever the month is called. */
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& > div:first-of-type': { gap: 4, marginBottom: 0, maxWidth: '100%' },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  // In a window that its text fills, however it was enlarged, the name has what the arrows leave.
  '& .name': { minWidth: 'min(11ch, 100vw - 160px)', textAlign: 'center' },
});

interface Props {
  /** Names the month's heading, for what the month is shown in. */
  headingId: string;
  /** Default: h3, below a heading of the page's part. */
  as?: 'h2' | 'h3';
  /** yyyy-MM */
  month: string;
  refreshing: boolean;
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
  onRefresh: () => void;
}

/** Which month is on show, and the ways to another one. */
export function MonthBar({ headingId, as = 'h3', month, refreshing, onPrevious, onToday, onNext, onRefresh }: Props) {
  return (
    <Bar>
      <MonthHeader as={as} id={headingId} name={monthName(month)} onPrevious={onPrevious} onNext={onNext} />
      <div>
        <Button variant="outlined" size="small" onClick={onToday}>
          Hoy
        </Button>
        <Button variant="outlined" size="small" aria-disabled={refreshing} onClick={onRefresh}>
          {refreshing ? 'Actualizando...' : 'Actualizar'}
        </Button>
      </div>
    </Bar>
  );
}
