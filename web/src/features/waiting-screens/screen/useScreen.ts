import { useEffect, useEffectEvent, useState } from 'react';

import { followScreen } from './follow-screen';
import { newCalls, type Call, type ScreenState } from './screen-state';

/** Delays between attempts; the last one repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000];
/** Hides short outages, such as a restart of the server. */
const SHOWN_AFTER_MS = 4_000;

interface Screen {
  /** null before the first state. Stays while offline. */
  state: ScreenState | null;
  isOffline: boolean;
  /** The token is unknown or deleted. */
  isGone: boolean;
}

/**
 * The live state of a screen; reconnects automatically. `onCalls` receives each new call once, except those from before
 * the page opened.
 */
export function useScreen(token: string, onCalls: (calls: readonly Call[]) => void): Screen {
  const [screen, setScreen] = useState<Screen>({ state: null, isOffline: false, isGone: false });
  const announceCalls = useEffectEvent(onCalls);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let shown: ScreenState | null = null;
    let failures = 0;
    let offline: ReturnType<typeof setTimeout> | undefined;
    const onState = (state: ScreenState) => {
      failures = 0;
      clearTimeout(offline);
      offline = undefined;
      const fresh = newCalls(shown, state);
      shown = state;
      setScreen({ state, isOffline: false, isGone: false });
      if (fresh.length > 0) announceCalls(fresh);
    };
    const follow = async () => {
      while (!signal.aborted) {
        offline ??= setTimeout(() => setScreen((known) => ({ ...known, isOffline: true })), SHOWN_AFTER_MS);
        const { isGone } = await followScreen(token, { onState, signal });
        if (signal.aborted) return;
        if (isGone) {
          clearTimeout(offline);
          setScreen({ state: null, isOffline: false, isGone: true });
          return;
        }
        const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
        failures += 1;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    };
    void follow();
    return () => {
      leaving.abort();
      clearTimeout(offline);
    };
  }, [token]);
  return screen;
}
