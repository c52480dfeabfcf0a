import { useSyncExternalStore } from 'react';

import { forgetLeft, hearSignOut } from './left-in-tab';

const KEY = 'token';
const listeners = new Set<() => void>();
const earlyListeners = new Set<() => void>();
const otherTabsListeners = new Set<(token: string | null) => void>();

// Before anybody else listens: what is on show is still that of the session before, and is forgotten before anybody is shown anew.
window.addEventListener('storage', (event) => {
  hearSignOut(event);
  const { key } = event;
  // Without a key everything was cleared.
  if (key !== KEY && key !== null) return;
  if (getToken() !== null) hasEnded = false;
  earlyListeners.forEach((listener) => listener());
  otherTabsListeners.forEach((listener) => listener(getToken()));
});

/** The session's bearer token, or null when nobody is signed in (or storage is closed to us). */
export function getToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the token for later visits; null ends the session in this browser, other tabs included. */
export function setToken(token: string | null): void {
  earlyListeners.forEach((listener) => listener());
  if (token !== null) hasEnded = false;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Private mode without storage: the session cannot be kept.
  }
  listeners.forEach((listener) => listener());
}

let hasEnded = false;

/** Whether the server ended the session in the midst of somebody's work, and none has begun here since. */
export function sessionHasEnded(): boolean {
  return hasEnded;
}

/** The server no longer takes the token, in the midst of somebody's work: whoever is sent to sign in is told so. */
export function noteSessionEnd(): void {
  hasEnded = true;
}

/**
 * Ends the session of `token` in this browser, unless another one has begun meanwhile, e.g. in another tab. Tells
 * whether it did.
 */
export function dropToken(token: string): boolean {
  if (getToken() !== token) return false;
  setToken(null);
  return true;
}

/**
 * The same because `userId` signs out: what they typed in it and did not send is forgotten, in all tabs. A session that ends by
 * itself leaves it to them. Tells whether there is none now: the server may have ended this one before, and it was dropped then.
 */
export function leaveSession(token: string | null, userId: number | undefined): boolean {
  if (token !== null) dropToken(token);
  // Afterwards: what is typed is kept when a session ends, however it does.
  if (userId !== undefined) forgetLeft(userId);
  return getToken() === null;
}

/** Calls `listener` with the token whenever another tab begins or ends a session. */
export function followOtherTabs(listener: (token: string | null) => void): void {
  otherTabsListeners.add(listener);
}

/**
 * Calls `listener` when a session begins or ends, here or in another tab, before anything on the page follows. Returns
 * how to stop that.
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

/** The token, followed as it changes here or in another tab. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, getToken);
}
