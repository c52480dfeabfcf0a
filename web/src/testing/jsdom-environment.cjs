// Before jsdom loads, because it keeps the functions that it finds.
const { computedStyle } = require('./page-styles.cjs');
require('./page-labels.cjs');

const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { TestEnvironment } = require('jest-environment-jsdom');
const { endingStorages } = require('../../../scripts/ended-storages.cjs');

/** Adds what jsdom lacks and our libraries use. */
module.exports = class extends endingStorages(TestEnvironment) {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, Request, Response, Headers, fetch, structuredClone });
    const { getComputedStyle } = this.global;
    this.global.getComputedStyle = (element, pseudo) =>
      pseudo ? getComputedStyle(element, pseudo) : computedStyle(implForWrapper(element));
    // React asks for the time between any two pieces of work, and jsdom takes long to tell it.
    const since = performance.now() - this.global.performance.now();
    this.global.performance.now = () => performance.now() - since;
  }
};
