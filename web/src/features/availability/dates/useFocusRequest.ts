import { useEffect, useRef } from 'react';

/** Moves the focus to an element that a later rendering may have to bring first. */
export function useFocusRequest(): (elementId: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const element = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return (elementId) => {
    wanted.current = elementId;
  };
}
