const { isOutOfTheQuestion } = require('./selector-filter.cjs');

// Before jsdom is loaded, which keeps the function it finds here.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => !isOutOfTheQuestion(selector, element) && matchesDontThrow(element, selector);

const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of the platform that it lacks and our libraries use. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, Request, Response, Headers, fetch, structuredClone });
    this.global.getComputedStyle = keepingStyles(this.global.getComputedStyle);
  }
};

/** Who looks for a role asks one element for its style many times. What jsdom knows of styles it forgets when the document changes; so does this. */
function keepingStyles(getComputedStyle) {
  const kept = new WeakMap();
  return (element, pseudo) => {
    if (pseudo) return getComputedStyle(element, pseudo);
    const document = implForWrapper(element)?._ownerDocument;
    const known = kept.get(document?._styleCache)?.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    if (!kept.has(document._styleCache)) kept.set(document._styleCache, new WeakMap());
    kept.get(document._styleCache).set(element, style);
    return style;
  };
}
