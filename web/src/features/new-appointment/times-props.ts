import type { ReactNode } from 'react';

/** Props of the lists of times. */
export interface TimesProps {
  zoneNote: ReactNode;
  /** Switches to a typed time. */
  otherTime: ReactNode;
}
