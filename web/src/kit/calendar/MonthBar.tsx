import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { monthName } from '../time/wall-time';
import { OffButton } from '../ui/OffButton';
import { MonthHeader } from './MonthHeader';

/** The arrows stay put whatever the month's name. */
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& > div:first-of-type': { gap: 4, marginBottom: 0, maxWidth: '100%' },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  // With enlarged text, the name shrinks to what the arrows leave.
  '& .name': { minWidth: 'min(11ch, 100vw - 160px)', textAlign: 'center' },
});

interface Props {
  /** For aria-labelledby. */
  headingId: string;
  as?: 'h2' | 'h3';
  /** yyyy-MM */
  month: string;
  refreshing: boolean;
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
  onRefresh: () => void;
}

export function MonthBar({ headingId, as = 'h3', month, refreshing, onPrevious, onToday, onNext, onRefresh }: Props) {
  return (
    <Bar>
      <MonthHeader as={as} id={headingId} name={monthName(month)} onPrevious={onPrevious} onNext={onNext} />
      <div>
        <Button variant="outlined" size="small" onClick={onToday}>
          Hoy
        </Button>
        <OffButton variant="outlined" size="small" off={refreshing} onClick={onRefresh}>
          {refreshing ? 'Actualizando...' : 'Actualizar'}
        </OffButton>
      </div>
    </Bar>
  );
}
