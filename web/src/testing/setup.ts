import '@testing-library/jest-dom';
import './console-faults';

import { MessageChannel } from 'node:worker_threads';

import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as scheduleCallback } from 'scheduler';

const { asyncWrapper, getElementError } = getConfig();

configure({
  // The machine may be busy; a slow answer is not a fault of the page.
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
 * What a test waited for, or brought about, may be drawn while React is not done with it: a state that an effect sets, or
 * the focus that it moves, comes afterwards, and on a busy machine that is when the test has gone on. What is idle comes
 * after all that React has in its queue; what that brings about is in the queue for the next time. Nothing of ours needs more
 * than two such steps.
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
  // Who asked is told, not this file.
  Error.captureStackTrace(error, elementError);
  return error;
}

/** Whether who looks for an element will look again. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

/** Each look at a page that is not there yet would print it into an error that nobody reads. This one prints it when it is read. */
function notYetFound(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', { configurable: true, get: () => getElementError(message, container).message });
}

// In development React notes for each element where it was made, a fifth of what a page costs here, until it has noted ten thousand.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
}

// What jsdom lacks, and what a saved file is let go with long after its test.
URL.revokeObjectURL = () => undefined;

// What jsdom lacks, and React, which is here by now, would hold open.
Object.assign(window, { MessageChannel });

// What jsdom has no layout for.
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

// jsdom knows <dialog> but not how to open it as a modal one.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

beforeEach(() => localStorage.clear());
