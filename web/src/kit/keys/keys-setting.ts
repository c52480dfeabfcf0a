import { useSyncExternalStore } from 'react';

/**
 * Whether single characters are shortcuts, kept in this browser. WCAG 2.1.4: people who dictate may turn them off.
 * Arrows stay.
 */
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
