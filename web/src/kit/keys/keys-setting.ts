import { useSyncExternalStore } from 'react';

/** Per browser. Single-character shortcuts can be turned off (WCAG 2.1.4, for dictation). Arrows stay. */
const STORED = 'turnero.keys';
const OFF = 'off';

let offInMemory = false;
const listeners = new Set<() => void>();

export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== OFF;
  } catch {
    return !offInMemory;
  }
}

export function setKeysOn(isOn: boolean): void {
  offInMemory = !isOn;
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, OFF);
  } catch {
    // Blocked storage: it holds until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

export function useKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
