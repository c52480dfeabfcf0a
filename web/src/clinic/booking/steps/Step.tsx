import { useContext, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { useFormFields } from '../../../kit/form/form-fields';
import { StepCard } from './StepCard';
import { StepHeadingRef } from './StepHeading';
import { StepTargets, type StepId, type Steps } from './useStepFocus';

interface Props {
  name: StepId;
  /** Key of the content; a pending focus waits for it. */
  of?: string;
  busy?: boolean;
  /** Tab stop of its radios or days. */
  choiceRef?: RefObject<HTMLElement | null | undefined>;
  children: ReactNode;
}

export function Step({ name, of = '', busy, choiceRef, children }: Props) {
  const steps = useContext(StepTargets);
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

export function StepFocus({ children }: { children: ReactNode }) {
  const [steps] = useState<Steps>(() => new Map());
  return <StepTargets value={steps}>{children}</StepTargets>;
}
