import { act, renderHook } from '@testing-library/react';

import { useLateFile } from './useLateFile';

/** Longer than the fallback's wait for an idle browser. */
const CALM_MS = 3_000;

async function loadsWhenCalm(connection: object | undefined): Promise<number> {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const load = jest.fn(() => Promise.resolve(() => null));
  const { unmount } = renderHook(() => useLateFile(load, false));
  await act(() => jest.advanceTimersByTimeAsync(CALM_MS));
  unmount();
  return load.mock.calls.length;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  ['once for whose browser says nothing', undefined, 1],
  ['once for who does not save data', { saveData: false }, 1],
  ['not at all for who saves data', { saveData: true }, 0],
])('what is not wanted yet is brought ahead %s', async (_who, connection, times) => {
  expect(await loadsWhenCalm(connection)).toBe(times);
});
