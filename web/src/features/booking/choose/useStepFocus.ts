import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';

export type StepId = 'tipos' | 'dias' | 'horarios' | 'salas' | 'paciente' | 'quien';

/** A step on show. */
interface Step {
  /** What it shows, e.g. the slots of which day. */
  of: string;
  /** What it shows is still loading. */
  busy: boolean;
  section: () => HTMLElement | null;
  heading: () => HTMLElement | null;
  /** The radio or day in the tab order. */
  choice: () => HTMLElement | null | undefined;
  field: () => HTMLElement | null | undefined;
}

export type Steps = Map<StepId, Step>;

/** The steps of a booking, put there by Step. */
export const StepPlaces = createContext<Steps>(new Map());

interface FocusTarget {
  step: StepId;
  /** What the step shows by then. */
  of: string;
  /** What had the focus then: if the person has gone elsewhere meanwhile, the focus stays there. */
  from: Element | null;
}

/** Moves the focus among the steps on show. */
export function useSteps() {
  const steps = useContext(StepPlaces);
  return useMemo(
    () => ({
      /** Leads to a step, wherever the page is scrolled to. */
      focusStep: (step: StepId) => enter(steps.get(step)),
      /** The heading of a step takes the focus at once, for when what has it is about to go. */
      focusHeading: (step: StepId) => steps.get(step)?.heading()?.focus({ preventScroll: true }),
      /** The radio or day in the tab order of a step. */
      choiceOf: (step: StepId) => steps.get(step)?.choice(),
    }),
    [steps],
  );
}

/**
 * Moves the focus to the next step once that step is on show and no longer busy: to the radio or the day in the tab
 * order, the first field, or else the heading. Until then it stays where it is, never on the body.
 */
export function useStepFocus(): (step: StepId, of?: string) => void {
  const steps = useContext(StepPlaces);
  const target = useRef<FocusTarget | null>(null);
  useEffect(() => {
    if (!target.current) return;
    const { step, of, from } = target.current;
    const active = document.activeElement;
    if (active !== from && active !== document.body) {
      target.current = null;
      return;
    }
    const shown = steps.get(step);
    if (shown?.of !== of) return;
    if (shown.busy) {
      // What had the focus is gone, as a step that was folded.
      if (active === document.body) shown.heading()?.focus({ preventScroll: true });
      target.current = { step, of, from: document.activeElement };
      return;
    }
    target.current = null;
    enter(shown);
  });
  return useCallback((step, of = '') => {
    target.current = { step, of, from: document.activeElement };
  }, []);
}

function enter(step: Step | undefined): void {
  if (!step) return;
  const entry = entryOf(step);
  step.section()?.scrollIntoView({ block: 'nearest' });
  // Of a step that is higher than the window, the entry may still be out of sight.
  entry?.scrollIntoView({ block: 'nearest' });
  entry?.focus({ preventScroll: true });
}

function entryOf({ choice, field, heading }: Step): HTMLElement | null {
  // On a touch screen a focused field opens the keyboard over what should be read first.
  return choice() ?? (matchMedia('(pointer: coarse)').matches ? null : field()) ?? heading();
}
