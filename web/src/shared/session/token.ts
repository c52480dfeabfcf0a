import { useSyncExternalStore } from 'react';

import { forgetLeft, hearSignOut } from './left-in-tab';

const KEY = 'token';
const listeners = new Set<() => void>();
const earlyListeners = new Set<() => void>();
const otherTabsListeners = new Set<(token: string | null) => void>();

// Registered before any component listens, so that the former session's data is gone before anything renders.
window.addEventListener('storage', (event) => {
  hearSignOut(event);
  const { key } = event;
  // key is null after localStorage.clear().
  if (key !== KEY && key !== null) return;
  if (getToken() !== null) hasEnded = false;
  earlyListeners.forEach((listener) => listener());
  otherTabsListeners.forEach((listener) => listener(getToken()));
});

/** Null when nobody is signed in or storage is blocked. */
export function getToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the token for later visits; null ends the session in all tabs. */
export function setToken(token: string | null): void {
  earlyListeners.forEach((listener) => listener());
  if (token !== null) hasEnded = false;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Storage is blocked: there can be no session.
  }
  listeners.forEach((listener) => listener());
}

let hasEnded = false;

/** Whether the server ended the last session, and none has started since. */
export function sessionHasEnded(): boolean {
  return hasEnded;
}

/** Lets the login page say that the session ended. */
export function noteSessionEnd(): void {
  hasEnded = true;
}

/** Ends the session unless another has replaced `token`, e.g. in another tab. Returns whether it did. */
export function dropToken(token: string): boolean {
  if (getToken() !== token) return false;
  setToken(null);
  return true;
}

/**
 * Ends the session when `userId` signs out and deletes their drafts in all tabs. Returns whether nobody is signed in
 * now, also when the server had already ended the session.
 */
export function leaveSession(token: string | null, userId: number | undefined): boolean {
  if (token !== null) dropToken(token);
  // Last, because ending a session saves drafts.
  if (userId !== undefined) forgetLeft(userId);
  return getToken() === null;
}

/** Calls `listener` when another tab changes the session. */
export function followOtherTabs(listener: (token: string | null) => void): void {
  otherTabsListeners.add(listener);
}

/**
 * Calls `listener` when a session starts or ends in any tab, before the page updates. Returns a function that stops
 * it.
 */
export function beforeSessionChange(listener: () => void): () => void {
  earlyListeners.add(listener);
  return () => void earlyListeners.delete(listener);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useToken(): string | null {
  return useSyncExternalStore(subscribe, getToken);
}
