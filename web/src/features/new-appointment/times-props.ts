import type { ReactNode } from 'react';

export interface TimesProps {
  zoneNote: ReactNode;
  /** Switches to a typed time. */
  otherTime: ReactNode;
}
