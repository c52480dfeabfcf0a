/** Where requestIdleCallback is missing, as in Safari. */
const CALM_MS = 2_000;

/** Calls `act` once the page is loaded and idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  let cancel = () => undefined as void;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(act);
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(act, CALM_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') {
    wait();
    return () => cancel();
  }
  window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}
