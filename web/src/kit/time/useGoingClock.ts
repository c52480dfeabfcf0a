import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

const EVERY_MS = 5_000;

/** When the page received the instant; a reopened page reads it from the cache. */
const seen = new WeakMap<ApolloClient, { instant: string; at: number }>();

/** The server's clock in epoch milliseconds, advanced from `instant`; NaN before the first. */
export function useGoingClock(instant: string | undefined): number {
  const client = useApolloClient();
  const [gone, setGone] = useState(() => goneSince(client, instant));
  useEffect(() => {
    // Counts from now on, not from the first tick.
    goneSince(client, instant);
    const timer = setInterval(() => setGone(goneSince(client, instant)), EVERY_MS);
    return () => clearInterval(timer);
  }, [client, instant]);
  if (instant === undefined) return Number.NaN;
  return Date.parse(instant) + (gone.instant === instant ? gone.ms : 0);
}

function goneSince(client: ApolloClient, instant: string | undefined): { instant: string | undefined; ms: number } {
  if (instant === undefined) return { instant, ms: 0 };
  const known = seen.get(client);
  const at = known?.instant === instant ? known.at : Date.now();
  seen.set(client, { instant, at });
  return { instant, ms: Date.now() - at };
}
