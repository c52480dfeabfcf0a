const { isOutOfTheQuestion } = require('./selector-filter.cjs');

// Before jsdom is loaded, which keeps the function it finds here.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => !isOutOfTheQuestion(selector, element) && matchesDontThrow(element, selector);

const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of the platform that it lacks and our libraries use. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, Request, Response, Headers, fetch, structuredClone });
  }
};
