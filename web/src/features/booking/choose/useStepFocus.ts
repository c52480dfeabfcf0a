import { useCallback, useEffect, useRef } from 'react';

export type StepId = 'dias' | 'horarios' | 'salas' | 'paciente';

interface Wanted {
  step: StepId;
  /** The step's `data-of` once it shows what was asked for. */
  of: string;
  /** What had the focus then: if the person has gone elsewhere meanwhile, the focus stays there. */
  from: Element | null;
}

/**
 * Moves the focus to the next step once that step is on show (its section no longer busy): to the radio or the day in
 * the tab order, the first field, or else the heading. Until then it stays where it is, never on the body.
 */
export function useStepFocus(): (step: StepId, of?: string) => void {
  const wanted = useRef<Wanted | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { step, of, from } = wanted.current;
    const active = document.activeElement;
    if (active !== from && active !== document.body) {
      wanted.current = null;
      return;
    }
    const section = document.getElementById(step);
    if (section?.dataset['of'] !== of || section.getAttribute('aria-busy') === 'true') return;
    wanted.current = null;
    enter(section);
  });
  return useCallback((step, of = '') => {
    wanted.current = { step, of, from: document.activeElement };
  }, []);
}

/** Leads to a step that is on show already, wherever the page is scrolled to. */
export function focusStep(step: StepId): void {
  const section = document.getElementById(step);
  if (section) enter(section);
}

/** The heading of a step takes the focus at once, for when what has it is about to go. */
export function focusHeading(step: StepId): void {
  document.getElementById(step)?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
}

function enter(section: HTMLElement): void {
  const entry = entryOf(section);
  section.scrollIntoView({ block: 'nearest' });
  // Of a step that is higher than the window, the entry may still be out of sight.
  entry?.scrollIntoView({ block: 'nearest' });
  entry?.focus({ preventScroll: true });
}

function entryOf(section: HTMLElement): HTMLElement | null {
  const choice = section.querySelector<HTMLElement>('[role="radio"][tabindex="0"], [role="grid"] button[tabindex="0"]');
  if (choice) return choice;
  // On a touch screen a focused field opens the keyboard over what should be read first.
  const field = matchMedia('(pointer: coarse)').matches ? null : section.querySelector<HTMLElement>('input');
  return field ?? section.querySelector<HTMLElement>('[data-step-heading]');
}
