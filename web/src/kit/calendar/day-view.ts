import type { ReactNode } from 'react';

/** Every state has words: never colour alone. */
export interface DayView {
  state: 'past' | 'available' | 'partial' | 'unavailable' | 'closed' | 'own' | 'plain';
  selectable: boolean;
  /** e.g. "3 horarios" */
  text: string;
  /** For narrow cells. */
  shortText?: string;
  labels?: readonly string[];
  /** Stands for the labels in narrow cells; default: a dot. */
  labelSign?: string;
  /** Outside the filter; faint. */
  isQuiet?: boolean;
  mark?: { icon: ReactNode; label: string };
}
