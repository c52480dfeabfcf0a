import { useRef } from 'react';

/** Lets a key do what a button does that opens a dialog: the focus is on the button then, and returns to it. */
export function useButtonKey(press: () => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const run = () => {
    ref.current?.focus();
    press();
  };
  return [ref, run] as const;
}
