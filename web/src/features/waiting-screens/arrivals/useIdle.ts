import { useEffect, useEffectEvent, useState } from 'react';

const RESET_MS = 30_000;
/** Leaves 20 s to stay (WCAG 2.2.1). */
const WARN_MS = 10_000;
/** Screen readers of tablets move the focus alone. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Calls `onIdle` after 30 s without a sign of use. Returns whether that is near. */
export function useIdle(onIdle: () => void): boolean {
  const [isNear, setNear] = useState(false);
  const end = useEffectEvent(onIdle);
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const restart = () => {
      for (const timer of timers) clearTimeout(timer);
      setNear(false);
      timers = [setTimeout(() => setNear(true), WARN_MS), setTimeout(() => end(), RESET_MS)];
    };
    restart();
    for (const sign of SIGNS) window.addEventListener(sign, restart, true);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, restart, true);
    };
  }, []);
  return isNear;
}
