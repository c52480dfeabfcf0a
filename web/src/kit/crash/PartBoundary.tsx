import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { BrokenPart } from './BrokenPart';
import { CrashBoundary } from './CrashBoundary';

interface Props {
  /** What crashed while it was not shown says nothing; shown again, it is tried again. */
  isShown?: boolean;
  children: ReactNode;
}

/** Around a part that its page can do without; another address retries (ADR 64). */
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
