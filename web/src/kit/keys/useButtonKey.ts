import { useRef } from 'react';

/** Presses a button that opens a dialog. Focuses it first, so that the focus returns to it. */
export function useButtonKey(press: () => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const run = () => {
    ref.current?.focus();
    press();
  };
  return [ref, run] as const;
}
