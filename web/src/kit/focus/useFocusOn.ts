import { useEffect, useEffectEvent, type RefObject } from 'react';

type Target = RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);

interface Options {
  preventScroll?: boolean;
}

export function useFocusOn(target: Target, occasion: unknown, options?: Options): void {
  const focus = useEffectEvent(() => (typeof target === 'function' ? target() : target.current)?.focus(options));
  useEffect(() => {
    if (occasion) focus();
  }, [occasion]);
}
