import { useState } from 'react';

import { useStepFocus, type StepId } from './useStepFocus';

/** Which of the steps that are done is open again. One at a time; all are folded at first. */
export function useFolding() {
  const [opened, setOpened] = useState<StepId | null>(null);
  const moveFocus = useStepFocus();
  return {
    isOpen: (step: StepId) => opened === step,
    /** `of`: what the step shows by then, see Step. */
    open: (step: StepId, of = '') => {
      moveFocus(step, of);
      setOpened(step);
    },
    /** After a choice, also of what was chosen already: on to the patient. */
    close: () => {
      moveFocus('paciente');
      setOpened(null);
    },
  };
}
