import type { BrowserContext } from 'playwright-core';

/** Variables by which `npm run test:days` shifts the clock of a process. */
const VARIABLES = ['LD_PRELOAD', 'FAKETIME', 'DONT_FAKE_MONOTONIC', 'NO_FAKE_STAT'];

/** The browser's environment: Chromium is ten times slower under libfaketime, so its pages shift their own clock. */
export function browserEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || VARIABLES.includes(name) ? [] : [[name, value]],
    ),
  );
}

/** Shifts `Date` in every page by as much as the clocks of the test and the server. */
export async function shiftClock(person: BrowserContext): Promise<void> {
  const seconds = Number(process.env.FAKETIME ?? 0);
  if (Number.isNaN(seconds)) throw new Error('FAKETIME must be a number of seconds.');
  if (seconds === 0) return;
  await person.addInitScript((shift) => {
    const Clock = Date;
    const now = () => Clock.now() + shift;
    class ShiftedDate extends Clock {
      constructor(...parts: []) {
        if (parts.length === 0) super(now());
        else super(...parts);
      }
      static override now = now;
    }
    globalThis.Date = new Proxy(ShiftedDate, {
      // Date() without new is text.
      apply: () => new ShiftedDate().toString(),
    }) as DateConstructor;
  }, seconds * 1000);
}
