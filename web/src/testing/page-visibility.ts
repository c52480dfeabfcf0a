import { act, fireEvent } from '@testing-library/react';

export function setPageVisible(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true });
  act(() => void fireEvent(document, new Event('visibilitychange')));
}
