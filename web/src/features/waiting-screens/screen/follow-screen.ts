import { EventReader } from './event-reader';
import type { ScreenState } from './screen-state';

/** The server sends a heartbeat every 15 s. */
const SILENCE_MS = 40_000;

/**
 * Follows a screen until its stream ends, fails or falls silent. Resolves to whether it is gone for good. EventSource
 * can't distinguish a 404 from a 503, nor notice silence.
 */
export async function followScreen(
  token: string,
  { onState, signal }: { onState: (state: ScreenState) => void; signal: AbortSignal },
): Promise<{ isGone: boolean }> {
  // Browsers of televisions have no AbortSignal.any.
  const closing = new AbortController();
  const close = () => closing.abort();
  signal.addEventListener('abort', close);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(close, SILENCE_MS);
  };
  heard();
  try {
    const response = await fetch(`/api/screens/${encodeURIComponent(token)}/events`, {
      signal: closing.signal,
      cache: 'no-store',
      credentials: 'omit',
    });
    if (response.status === 404) return { isGone: true };
    if (!response.ok || !response.body) return { isGone: false };
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const events = new EventReader();
    for (;;) {
      const { value, done } = await pieces.read();
      if (done) return { isGone: false };
      heard();
      for (const data of events.read(value)) onState(JSON.parse(data) as ScreenState);
    }
  } catch {
    // Offline, or silent.
    return { isGone: false };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', close);
  }
}
