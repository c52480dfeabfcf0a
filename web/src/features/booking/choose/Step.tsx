import { useContext, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { useFormFields } from '../../../kit/form/form-fields';
import { StepCard } from '../booking-layout';
import { StepHeadingRef } from './StepHeading';
import { StepPlaces, type StepId, type Steps } from './useStepFocus';

interface Props {
  name: StepId;
  /** What it shows, e.g. the slots of which day; the focus waits for it. */
  of?: string;
  busy?: boolean;
  /** The radio or day in the tab order. */
  choiceRef?: RefObject<HTMLElement | null | undefined>;
  children: ReactNode;
}

/** A step of a booking, with a StepHeading. */
export function Step({ name, of = '', busy, choiceRef, children }: Props) {
  const steps = useContext(StepPlaces);
  const fields = useFormFields();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    steps.set(name, {
      of,
      busy: busy === true,
      section: () => section.current,
      heading: () => heading.current,
      choice: () => choiceRef?.current,
      field: () => fields.first(section.current),
    });
    return () => void steps.delete(name);
  });
  return (
    <StepHeadingRef value={heading}>
      <StepCard component="section" ref={section} aria-busy={busy}>
        {children}
      </StepCard>
    </StepHeadingRef>
  );
}

/** Around a booking whose steps take the focus. */
export function StepFocus({ children }: { children: ReactNode }) {
  const [steps] = useState<Steps>(() => new Map());
  return <StepPlaces value={steps}>{children}</StepPlaces>;
}
