import { useEffect, useRef } from 'react';

/** Focuses an element, also one that only a later render adds. */
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
