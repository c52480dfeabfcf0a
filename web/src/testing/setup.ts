import '@testing-library/jest-dom';

import { configure } from '@testing-library/react';
import * as React from 'react';

// The machine may be busy; a slow answer is not a fault of the page.
configure({ asyncUtilTimeout: 10_000 });

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

// What jsdom has no layout for.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
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
