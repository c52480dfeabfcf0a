import { useEffect, useState } from 'react';

const EVERY_MS = 5_000;

/** The clinic's time of day, by this machine's clock. */
export function ScreenClock({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const text = now.toLocaleTimeString('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return <time>{text}</time>;
}
