import '@testing-library/jest-dom';

import { configure } from '@testing-library/react';

// The machine may be busy; a slow answer is not a fault of the page.
configure({ asyncUtilTimeout: 10_000 });

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
