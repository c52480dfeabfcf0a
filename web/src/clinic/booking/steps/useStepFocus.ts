import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';

export type StepId = 'tipos' | 'dias' | 'horarios' | 'salas' | 'paciente' | 'quien';

interface Step {
  /** Key of the content. */
  of: string;
  busy: boolean;
  section: () => HTMLElement | null;
  heading: () => HTMLElement | null;
  /** Tab stop of radios or days. */
  choice: () => HTMLElement | null | undefined;
  field: () => HTMLElement | null | undefined;
}

export type Steps = Map<StepId, Step>;

/** Registered by Step. */
export const StepTargets = createContext<Steps>(new Map());

interface FocusTarget {
  step: StepId;
  /** Content to wait for. */
  of: string;
  /** Focused at the time; if the user moves the focus meanwhile, it stays. */
  from: Element | null;
}

export function useSteps() {
  const steps = useContext(StepTargets);
  return useMemo(
    () => ({
      /** Focuses a step at any scroll position. */
      focusStep: (step: StepId) => enter(steps.get(step)),
      /** At once, before the focused element disappears. */
      focusHeading: (step: StepId) => steps.get(step)?.heading()?.focus({ preventScroll: true }),
      choiceOf: (step: StepId) => steps.get(step)?.choice(),
    }),
    [steps],
  );
}

/**
 * Focuses a step once shown and not busy: tab stop, first field or heading. Until then the focus never falls to the
 * body.
 */
export function useStepFocus(): (step: StepId, of?: string) => void {
  const steps = useContext(StepTargets);
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
      // The focused element disappeared, e.g. in a folded step.
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
  // A step may be higher than the window.
  entry?.scrollIntoView({ block: 'nearest' });
  entry?.focus({ preventScroll: true });
}

function entryOf({ choice, field, heading }: Step): HTMLElement | null {
  // On touch screens a field would open the keyboard over the text.
  return choice() ?? (matchMedia('(pointer: coarse)').matches ? null : field()) ?? heading();
}
