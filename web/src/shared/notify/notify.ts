/** A short message at the top right. */
export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** How long it stays. */
  milliseconds: number;
}

type Listener = (toast: Toast) => void;

const DEFAULT_MILLISECONDS = 4000;
const listeners = new Set<Listener>();
let waiting: Toast[] = [];
let lastId = 0;

function send(kind: Toast['kind'], text: string, milliseconds = DEFAULT_MILLISECONDS) {
  lastId += 1;
  const toast: Toast = { id: lastId, kind, text, milliseconds };
  if (listeners.size === 0) waiting.push(toast);
  else listeners.forEach((listener) => listener(toast));
}

/** Success is announced politely, errors assertively. An error that stops someone's work also belongs in the page. */
export const notify = {
  success: (text: string, milliseconds?: number) => send('success', text, milliseconds),
  error: (text: string, milliseconds?: number) => send('error', text, milliseconds),
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
