import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

import { leaveFocusAbove } from '../focus/leave-focus-above';
import { progressText, type Progress } from './progress';

interface Props {
  label: string;
  progress: Progress;
  onStop?: () => void;
}

export function BatchProgress({ label, progress, onStop }: Props) {
  const { done, total } = progress;
  return (
    <Stack direction="row" spacing={3}>
      <LinearProgress
        variant="determinate"
        sx={{ flex: '1 1 160px', maxWidth: 320, height: 8, borderRadius: '4px' }}
        aria-label={label}
        aria-valuetext={progressText(progress)}
        value={total === 0 ? 100 : Math.round((100 * done) / total)}
      />
      {onStop && (
        <Button variant="outlined" size="small" ref={leaveFocusAbove} onClick={onStop}>
          Detener
        </Button>
      )}
    </Stack>
  );
}
