import Button from '@mui/material/Button';

import { leaveFocusAbove } from '../focus/leave-focus-above';
import { EmptyState } from '../states/EmptyState';
import { BrokenText } from './BrokenText';
import type { Crash } from './CrashBoundary';
import { useRetry } from './useRetry';

export function BrokenPart(crash: Crash) {
  const retry = useRetry(crash);
  return (
    <EmptyState
      title="No se pudo mostrar esta parte"
      action={
        <>
          <BrokenText isAgain={crash.isAgain} what="El resto de la página sigue como estaba." />
          <Button variant="outlined" ref={leaveFocusAbove} onClick={retry}>
            Reintentar
          </Button>
        </>
      }
    />
  );
}
