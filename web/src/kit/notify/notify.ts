import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  ms: number;
  /** The page says it to screen readers. */
  isInPage: boolean;
}

const TOAST_MS = 4000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function send(
  kind: Toast['kind'],
  text: string,
  { isInPage = false, ms = TOAST_MS }: Partial<Pick<Toast, 'isInPage' | 'ms'>> = {},
) {
  lastId += 1;
  change([...toasts, { id: lastId, kind, text, ms, isInPage }]);
}

/** Errors that stop work also belong in the page. */
export const notify = {
  success: (text: string, ms = TOAST_MS) => send('success', text, { ms }),
  error: (text: string) => send('error', text),
  /** For errors that a FormBanner says, which works in dialogs. */
  errorInPage: (text: string) => send('error', text, { isInPage: true }),
};

/** Oldest first. */
export const currentToasts = (): readonly Toast[] => toasts;

/** Returns an unsubscribe function. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function forgetToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function forgetToasts(): void {
  if (toasts.length > 0) change([]);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(onToasts, currentToasts);
}
