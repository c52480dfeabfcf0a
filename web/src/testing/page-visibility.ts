import { act, fireEvent } from '@testing-library/react';

/** Polls at once, as on returning to the tab. */
export function pollAgain(): void {
  setPageVisible(false);
  setPageVisible(true);
}

export function setPageVisible(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true });
  act(() => void fireEvent(document, new Event('visibilitychange')));
}
