import { act, fireEvent } from '@testing-library/react';

/** As when the person looks at another tab, and at this one again. */
export function setPageVisible(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true });
  act(() => void fireEvent(document, new Event('visibilitychange')));
}
