import { useSyncExternalStore } from 'react';

import { ON_SERVER } from '../files/on-server';
import { forgetLeft, forgetSessionOnly, hearSignOut } from './left-in-tab';

const KEY = 'token';
const listeners = new Set<() => void>();
const earlyListeners = new Set<() => void>();
const otherTabsListeners = new Set<(token: string | null) => void>();

if (!ON_SERVER) {
  // Before components listen: old data must go before anything renders.
  window.addEventListener('storage', noteStorage);
  // A tab that the browser had unloaded missed the session's end.
  if (getToken() === null) forgetSessionOnly();
}

function noteStorage(event: StorageEvent): void {
  hearSignOut(event);
  const { key } = event;
  // null after localStorage.clear().
  if (key !== KEY && key !== null) return;
  if (getToken() !== null) hasEnded = false;
  beforeChange();
  otherTabsListeners.forEach((listener) => listener(getToken()));
}

/** Null without a session or with blocked storage. */
export function getToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Null ends the session in all tabs. */
export function setToken(token: string | null): void {
  beforeChange();
  if (token !== null) hasEnded = false;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Blocked storage: no session.
  }
  listeners.forEach((listener) => listener());
}

function beforeChange(): void {
  earlyListeners.forEach((listener) => listener());
  forgetSessionOnly();
}

let hasEnded = false;

/** The server ended the last session, and none has started since. */
export function sessionHasEnded(): boolean {
  return hasEnded;
}

/** For the login page. */
export function noteSessionEnd(): void {
  hasEnded = true;
}

/** Unless another session has replaced it. Returns whether it did. */
export function dropToken(token: string): boolean {
  if (getToken() !== token) return false;
  setToken(null);
  return true;
}

/**
 * Signs out and deletes drafts in all tabs. Returns whether the browser is signed out, even if the server ended the
 * session first.
 */
export function leaveSession(token: string | null, userId: number | undefined): boolean {
  if (token !== null) dropToken(token);
  // Last: ending a session saves drafts.
  if (userId !== undefined) forgetLeft(userId);
  return getToken() === null;
}

export function followOtherTabs(listener: (token: string | null) => void): void {
  otherTabsListeners.add(listener);
}

/** Runs before the page updates. */
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
  return useSyncExternalStore(subscribe, getToken, () => null);
}
