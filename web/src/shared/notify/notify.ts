/** A short message at the top right. */
export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** It stands in the page too, where screen readers are told of it. */
  isInPage: boolean;
}

type Listener = (toast: Toast) => void;

/** How long a toast stays. */
export const TOAST_MS = 4000;

const listeners = new Set<Listener>();
let waiting: Toast[] = [];
let lastId = 0;

function send(kind: Toast['kind'], text: string, isInPage = false) {
  lastId += 1;
  const toast: Toast = { id: lastId, kind, text, isInPage };
  if (listeners.size === 0) waiting.push(toast);
  else listeners.forEach((listener) => listener(toast));
}

/** Success is announced politely, errors assertively. An error that stops someone's work also belongs in the page. */
export const notify = {
  success: (text: string) => send('success', text),
  error: (text: string) => send('error', text),
  /** An error that stands in the page too, as an alert: it is seen as a toast, and said to screen readers there alone. */
  errorInPage: (text: string) => send('error', text, true),
};

/** Receives every toast from now on, and those nobody has heard yet. Returns the way to stop. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  const missed = waiting;
  waiting = [];
  missed.forEach(listener);
  return () => {
    listeners.delete(listener);
  };
}
