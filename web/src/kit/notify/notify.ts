import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  ms: number;
  /** The page says it to screen readers. */
  isInPage: boolean;
  /** Takes back what the toast tells. */
  undo?: (() => void) | undefined;
}

const TOAST_MS = 4000;
/** Long enough to read, to decide and to reach the button by keyboard. */
const UNDO_MS = 20_000;

/** The oldest leaves. */
export const MAX_AT_ONCE = 20;

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
  { isInPage = false, ms = TOAST_MS, undo }: Partial<Pick<Toast, 'isInPage' | 'ms' | 'undo'>> = {},
) {
  lastId += 1;
  // The last thing done is what can be undone.
  const others = undo ? toasts.filter((toast) => !toast.undo) : toasts;
  change([...others, { id: lastId, kind, text, ms, isInPage, undo }].slice(-MAX_AT_ONCE));
}

/** Errors that stop work also belong in the page. */
export const notify = {
  success: (text: string, ms = TOAST_MS) => send('success', text, { ms }),
  error: (text: string) => send('error', text),
  /** For errors that a FormBanner says, which works in dialogs. */
  errorInPage: (text: string) => send('error', text, { isInPage: true }),
  /** Has a button that calls `undo` once, as Ctrl+Z does. */
  undoable: (text: string, undo: () => void, kind: Toast['kind'] = 'success') =>
    send(kind, text, { undo, ms: UNDO_MS }),
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

/** Once: the toast goes. */
export function undoToast(id: number): void {
  const undo = toasts.find((toast) => toast.id === id)?.undo;
  forgetToast(id);
  undo?.();
}

/** Presses the button of the last thing done. */
export function undoLast(): void {
  const last = toasts.findLast(({ undo }) => undo);
  if (last) undoToast(last.id);
}

let stopWork: (() => void) | null = null;
let isAsked = false;

/** While several things are being done, Ctrl+Z calls `stop`. Returns the end of that: whether all is to be undone. */
export function holdUndo(stop: () => void): () => boolean {
  isAsked = false;
  stopWork = stop;
  return () => {
    if (stopWork === stop) stopWork = null;
    return isAsked;
  };
}

/** False when nothing is being done that would be undone. */
export function askForUndo(): boolean {
  if (!stopWork) return false;
  isAsked = true;
  stopWork();
  return true;
}

export function forgetToasts(): void {
  if (toasts.length > 0) change([]);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(onToasts, currentToasts);
}
