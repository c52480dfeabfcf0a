import type { ReactNode } from 'react';

/** A day's look. Colour never says a state alone: each has words. */
export interface DayView {
  state: 'past' | 'available' | 'partial' | 'unavailable' | 'closed' | 'own' | 'plain';
  selectable: boolean;
  /** e.g. "3 horarios"; may be empty. */
  text: string;
  /** Shown in narrow cells, e.g. "3"; screen readers get `text`. */
  shortText?: string;
  /** Lines below the text; one dot in narrow cells. */
  labels?: readonly string[];
  /** The offer doesn't match the filter; the day looks faint. */
  isQuiet?: boolean;
  /** Replaces the tick; `label` is for screen readers. */
  mark?: { icon: ReactNode; label: string };
}
