import type { ReactNode } from 'react';

/** Colour never says a state alone: each has words. */
export interface DayView {
  state: 'past' | 'available' | 'partial' | 'unavailable' | 'closed' | 'own' | 'plain';
  selectable: boolean;
  /** e.g. "3 horarios" */
  text: string;
  /** For narrow cells, e.g. "3". */
  shortText?: string;
  /** Narrow cells show one dot. */
  labels?: readonly string[];
  /** Outside the filter; looks faint. */
  isQuiet?: boolean;
  mark?: { icon: ReactNode; label: string };
}
