import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

import { progressText, type Progress } from './progress';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, '& > .MuiLinearProgress-root': { flex: '1 1 160px', maxWidth: 320, height: 8, borderRadius: 4 } });

interface Props {
  /** What is counted, e.g. "Días procesados". */
  label: string;
  progress: Progress;
  /** Left out where it cannot be stopped. */
  onStop?: () => void;
}

/** How far a batch is, and how to stop it. */
export function BatchProgress({ label, progress, onStop }: Props) {
  const { done, total } = progress;
  return (
    <Row>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        aria-valuetext={progressText(progress)}
        value={total === 0 ? 100 : Math.round((100 * done) / total)}
      />
      {onStop && (
        <Button variant="outlined" size="small" onClick={onStop}>
          Detener
        </Button>
      )}
    </Row>
  );
}
