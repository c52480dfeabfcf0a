/** For browsers without requestIdleCallback. */
const CALM_MS = 2_000;

/** Returns a cancel function. */
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
