import '@testing-library/jest-dom';
import './console-faults';

import { MessageChannel } from 'node:worker_threads';

import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as scheduleCallback } from 'scheduler';

import { forgetToasts } from '../kit/notify/notify';

const { asyncWrapper, getElementError } = getConfig();

/** jsdom has none, and lays nothing out. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

configure({
  // 15 % slower, so only npm run test:days asks for it.
  reactStrictMode: process.env.REACT_STRICT_MODE === 'true',
  // A busy machine is slow; that is no fault.
  asyncUtilTimeout: 10_000,
  getElementError: elementError,
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await reactRests();
      return found;
    }),
});

/**
 * An awaited element may appear before React's effects ran. An idle task runs after React's queue; effects may queue
 * more work, at most two rounds of it.
 */
async function reactRests(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise<void>((rest) => {
      scheduleCallback(IdlePriority, () => rest());
    });
  }
}

function elementError(message: string | null, container: Element): Error {
  if (isWaiting()) return notYetFound(message, container);
  const error = getElementError(message, container);
  // Points the stack at the caller.
  Error.captureStackTrace(error, elementError);
  return error;
}

/** Whether testing-library will look again. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

/** Prints the page only when the message is read, because retries discard it. */
function notYetFound(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
}

// React records each element's owner stack in development, which is slow. It stops at ten thousand; this says that it
// is there.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
}

// jsdom lacks it, and a saved file calls it long after its test.
URL.revokeObjectURL = () => undefined;

// jsdom lacks it. React, already loaded, would keep it open.
Object.assign(window, { MessageChannel });

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
CSS.supports = () => false;
window.matchMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

// jsdom cannot open a modal dialog.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(forgetToasts);
