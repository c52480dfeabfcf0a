import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';

interface EarlyPress {
  press: () => void;
  isWaiting: boolean;
  isDue: boolean;
  end: () => void;
}

/** Keeps a press on the submit button until the room of the chosen slot is proposed. Another slot drops it. */
export function useEarlyPress(start: string | null, isProposing: boolean): EarlyPress {
  const [pressedFor, setPressedFor] = useState<string | null>(null);
  if (pressedFor !== null && pressedFor !== start) setPressedFor(null);
  const isPressed = pressedFor !== null && pressedFor === start;
  return {
    press: () => setPressedFor(start),
    isWaiting: isPressed && isProposing,
    isDue: isPressed && !isProposing,
    end: () => setPressedFor(null),
  };
}

interface Props {
  early: EarlyPress;
  /** No room can be proposed. */
  isMissing: boolean;
  onMissing: () => void;
}

/** Inside the form, which it submits. */
export function SendWhenProposed({ early, isMissing, onMissing }: Props) {
  const { submitForm } = useFormikContext();
  useEffect(() => {
    if (!early.isDue) return;
    early.end();
    if (isMissing) onMissing();
    else void submitForm();
  });
  return null;
}
