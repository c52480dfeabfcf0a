import { useCallback, useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Focuses an element after the next render that has it. */
export function useFocusNext(): (find: Find) => void {
  const next = useRef<Find>(undefined);
  useEffect(() => {
    const element = next.current?.();
    if (!element) return;
    next.current = undefined;
    element.focus();
  });
  return useCallback((find) => {
    next.current = find;
  }, []);
}
