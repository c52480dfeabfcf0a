import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { leaveFocusAbove } from '../focus/leave-focus-above';
import { EmptyState } from '../states/EmptyState';
import { BrokenText } from './BrokenText';
import { CrashBoundary, type Crash } from './CrashBoundary';
import { useRetry } from './useRetry';

interface Props {
  /** A part that crashes while hidden shows no error and retries when shown. */
  isShown?: boolean;
  children: ReactNode;
}

/** For a part that its page can do without; another address retries (ADR 64). */
export function PartBoundary({ isShown = true, children }: Props) {
  const { key } = useLocation();
  return (
    <CrashBoundary
      part="part"
      resetKey={`${key} ${isShown}`}
      fallback={(crash) => isShown && <BrokenPart {...crash} />}
    >
      {children}
    </CrashBoundary>
  );
}

function BrokenPart(crash: Crash) {
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
