import type { ReactNode } from 'react';

/** How a day looks and whether it can be chosen. Every state also has words: colour never says it alone. */
export interface DayView {
  state: 'past' | 'available' | 'partial' | 'unavailable' | 'closed' | 'own' | 'plain';
  /** Whether choosing the day does something. */
  selectable: boolean;
  /** Said and shown in the cell, e.g. "3 horarios", "No disponible"; empty for nothing. */
  text: string;
  /** Shown instead of `text` where cells are narrow, e.g. "3", "—"; `text` stays for screen readers. */
  shortText?: string;
  /** Said and shown below the text, a line each, e.g. "Personalizado"; where cells are narrow one dot stands for all. */
  labels?: readonly string[];
  /** What is offered does not go with what is wanted: the day steps back, whatever its colour. */
  isQuiet?: boolean;
  /** A drawing beside the number, in place of the tick of a chosen day, and what it means for whoever cannot see it, e.g. "compatible". */
  mark?: { icon: ReactNode; label: string };
}
