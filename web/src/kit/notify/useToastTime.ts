import { useEffect, useEffectEvent, useState } from 'react';

/** Ends a toast after `ms`; restarts when the pointer or the focus leaves it. Spread the result. */
export function useToastTime(ms: number, onEnd: () => void) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [isHeld, ms]);
  return {
    onMouseEnter: () => setPointedAt(true),
    onMouseLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
