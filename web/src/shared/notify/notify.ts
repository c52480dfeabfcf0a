import { useSyncExternalStore } from 'react';

/** A short message at the top right. */
export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** How long it stays. */
  ms: number;
  /** It stands in the page too, and screen readers are told of it there. */
  isInPage: boolean;
}

/** How long a toast stays, unless it is told otherwise. */
export const TOAST_MS = 4000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function send(kind: Toast['kind'], text: string, { isInPage = false, ms = TOAST_MS }: Partial<Pick<Toast, 'isInPage' | 'ms'>> = {}) {
  lastId += 1;
  change([...toasts, { id: lastId, kind, text, ms, isInPage }]);
}

/** Success is announced politely, errors assertively. An error that stops someone's work also belongs in the page. */
export const notify = {
  /** `ms`: longer than usual, for what takes longer to read. */
  success: (text: string, ms = TOAST_MS) => send('success', text, { ms }),
  error: (text: string) => send('error', text),
  /**
   * An error that a FormBanner holds too: it is seen as a toast first, and said to screen readers in the page alone,
   * which works in dialogs too.
   */
  errorInPage: (text: string) => send('error', text, { isInPage: true }),
};

/** The toasts that are seen now, or will be once there is somewhere to show them; the oldest first. */
export const currentToasts = (): readonly Toast[] => toasts;

/** Runs `listener` whenever currentToasts changes. Returns the way to stop. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The toast has left the screen. */
export function forgetToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Nobody shows toasts any more. */
export function forgetToasts(): void {
  if (toasts.length > 0) change([]);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(onToasts, currentToasts);
}

