import { styled } from '@mui/material/styles';

import { monthName } from '../../shared/time/clinic-time';
import { Button, IconButton } from '../../shared/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& > div': { display: 'flex', alignItems: 'center', gap: 4 },
  '& > div:last-child': { gap: 8 },
  '& h3': { minWidth: '11ch', textAlign: 'center', fontSize: '1.25rem', lineHeight: '1.75rem' },
  '& h3::first-letter': { textTransform: 'uppercase' },
});

interface Props {
  /** Names the month's heading, for what the month is shown in. */
  headingId: string;
  /** yyyy-MM */
  month: string;
  refreshing: boolean;
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
  onRefresh: () => void;
}

/** Which month is on show, and the ways to another one. */
export function MonthBar({ headingId, month, refreshing, onPrevious, onToday, onNext, onRefresh }: Props) {
  return (
    <Bar>
      <div>
        <IconButton aria-label="Mes anterior" onClick={onPrevious}>
          <ChevronLeftIcon size={24} />
        </IconButton>
        <h3 id={headingId} aria-live="polite">
          {monthName(month)}
        </h3>
        <IconButton aria-label="Mes siguiente" onClick={onNext}>
          <ChevronRightIcon size={24} />
        </IconButton>
      </div>
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
