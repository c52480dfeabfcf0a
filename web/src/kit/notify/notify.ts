import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** A second line. */
  detail?: string | undefined;
  ms: number;
  /** In ms since the page loaded. */
  since: number;
  /** The page announces it. */
  isInPage: boolean;
  /** Undoes the reported change. */
  undo?: (() => void) | undefined;
  /** A button "Ver"; beside `undo` only. */
  view?: ToastView | undefined;
}

export interface ToastView {
  /** Begins with "Ver". */
  label: string;
  onPress: () => void;
}

type Parts = Partial<Pick<Toast, 'kind' | 'isInPage' | 'ms' | 'detail' | 'undo' | 'view'>>;

const TOAST_MS = 4000;
/** Time to read, decide and reach the button by keyboard. */
const UNDO_MS = 20_000;

/** Removes the oldest. */
export const MAX_AT_ONCE = 20;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function send(kind: Toast['kind'], text: string, parts: Omit<Parts, 'kind'> = {}) {
  lastId += 1;
  // Only the last action can be undone.
  const others = parts.undo ? toasts.filter((toast) => !toast.undo) : toasts;
  const toast = { isInPage: false, ms: TOAST_MS, since: performance.now(), ...parts, id: lastId, kind, text };
  change([...others, toast].slice(-MAX_AT_ONCE));
}

/** Errors that stop work also belong in the page. */
export const notify = {
  success: (text: string, ms = TOAST_MS) => send('success', text, { ms }),
  error: (text: string) => send('error', text),
  /** For errors that a FormBanner shows. */
  errorInPage: (text: string) => send('error', text, { isInPage: true }),
  /** Button and Ctrl+Z call `undo` once. */
  undoable: (
    text: string,
    undo: () => void,
    { kind = 'success', ...parts }: Pick<Parts, 'kind' | 'detail' | 'view'> = {},
  ) => send(kind, text, { ...parts, undo, ms: UNDO_MS }),
};

/** Oldest first. */
export const currentToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function forgetToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Calls the toast's `undo` once, as the toast disappears. */
export function undoToast(id: number): void {
  const undo = toasts.find((toast) => toast.id === id)?.undo;
  forgetToast(id);
  undo?.();
}

let stopWork: (() => void) | null = null;
let isAsked = false;

/** During `work`, Ctrl+Z calls `stop`; the undoable toasts of `work` are undone once it ends. */
export async function holdUndo(stop: () => void, work: () => Promise<void>): Promise<void> {
  const last = lastId;
  isAsked = false;
  stopWork = stop;
  await work();
  if (stopWork === stop) stopWork = null;
  const made = toasts.findLast(({ id, undo }) => undo && id > last);
  if (isAsked && made) undoToast(made.id);
}

/** False when nothing is in progress. */
export function askForUndo(): boolean {
  if (!stopWork) return false;
  isAsked = true;
  stopWork();
  return true;
}

export function forgetToasts(): void {
  if (toasts.length > 0) change([]);
}

/** Time from a change to the page that it leads to. */
const NAVIGATION_MS = 2000;

/** On another page: removes what the page before reported, except for changes that can still be undone. */
export function leaveToasts(): void {
  const from = performance.now() - NAVIGATION_MS;
  const kept = toasts.filter(({ undo, since }) => undo !== undefined || since > from);
  if (kept.length < toasts.length) change(kept);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(onToasts, currentToasts, currentToasts);
}
