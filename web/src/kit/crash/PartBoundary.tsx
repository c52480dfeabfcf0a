import type { ReactNode } from 'react';

import { BrokenPart } from './BrokenPart';
import { CrashBoundary } from './CrashBoundary';

interface Props {
  /** What crashed while it was not shown says nothing; shown again, it is tried again. */
  isShown?: boolean;
  children: ReactNode;
}

/** Around what comes in a file of its own (ADR 64). */
export function PartBoundary({ isShown = true, children }: Props) {
  return (
    <CrashBoundary part="part" resetKey={isShown} fallback={(crash) => isShown && <BrokenPart {...crash} />}>
      {children}
    </CrashBoundary>
  );
}
