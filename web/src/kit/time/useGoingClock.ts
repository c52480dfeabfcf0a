import { useEffect, useState } from 'react';

const EVERY_MS = 5_000;

/** The server's clock, which told `instant` and goes on, in epoch milliseconds; NaN until it has told one. */
export function useGoingClock(instant: string | undefined): number {
  const [gone, setGone] = useState<{ instant: string | undefined; ms: number }>();
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => setGone({ instant, ms: Date.now() - since }), EVERY_MS);
    return () => clearInterval(timer);
  }, [instant]);
  if (instant === undefined) return Number.NaN;
  return Date.parse(instant) + (gone?.instant === instant ? gone.ms : 0);
}
