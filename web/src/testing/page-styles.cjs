/**
 * Speeds up styles in jsdom, which tries every rule on an element for each style read; Material UI brings over a
 * thousand. Indexes rules by name and class, shares declarations and computes inherited values on demand. For styles
 * that queries read, tries only rules that set them, the last one first. Expires as jsdom's own cache does.
 */
const { createRequire } = require('node:module');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

const { needsOf } = require('./selector-needs.cjs');

// jsdom's own copies.
const requireAsJsdom = createRequire(require.resolve('jsdom'));
const cssom = requireAsJsdom('rrweb-cssom');
const { CSSStyleDeclaration } = requireAsJsdom('cssstyle');

const { getResolvedValue, propertiesWithResolvedValueImplemented: resolved } = styleRules;
const browsers = cssom.parse(defaultStyleSheet);

/** For the document's current state. */
const sheetsOf = new WeakMap();
/** By sheet: Emotion's lasts for all tests of a suite, and grows. */
const rulesOf = new WeakMap();
/** By document, then by applying rules and style attribute. */
const declarationsOf = new WeakMap();
/** Properties that queries read. No shorthand sets them. */
const ASKED = ['display', 'visibility', 'pointer-events', 'opacity'];

/** Cached facts of an element in the document's current state. */
function knownOf(element) {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  if (!document._styleCache.has(element)) document._styleCache.set(element, { asked: new Map() });
  return document._styleCache.get(element);
}

/** Shared between elements: read only. */
function declarationOf(element) {
  const known = knownOf(element);
  known.declaration ??= declarationFor(element);
  return known.declaration;
}

function declarationFor(element) {
  const document = element._ownerDocument;
  const applying = currentSheets(document)
    .flatMap((rules) => rules.candidates(element))
    .filter((candidate) => applies(candidate, element));
  const key = `${applying.map(({ id }) => id).join(' ')};${element.style.cssText}`;
  if (!declarationsOf.has(document)) declarationsOf.set(document, new Map());
  const declarations = declarationsOf.get(document);
  if (!declarations.has(key))
    declarations.set(key, declare([...applying.map(({ rule }) => rule.style), element.style]));
  return declarations.get(key);
}

const applies = ({ rule, certain }, element) => certain || selectors.matchesDontThrow(element, rule.selectorText);

/** Later styles win, because jsdom ignores specificity. */
function declare(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles) {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  }
  return declaration;
}

/** A value of ASKED, as `declarationOf` would tell it. */
function askedValue(element, property) {
  const { asked } = knownOf(element);
  if (!asked.has(property)) asked.set(property, ownValue(element, property) ?? inheritedValue(element, property));
  return asked.get(property);
}

/** Value of the last style that sets it, as jsdom ignores specificity. */
function ownValue(element, property) {
  for (const style of lastStyles(element, property)) {
    const value = style.getPropertyValue(property);
    if (value === 'unset') return null;
    const valid = value && asWritten(property, value);
    if (valid) return valid;
  }
  return null;
}

/** A rule is tried when it is its turn. */
function* lastStyles(element, property) {
  yield element.style;
  for (const rules of currentSheets(element._ownerDocument).toReversed()) {
    for (const candidate of rules.candidates(element, property).reverse()) {
      if (applies(candidate, element)) yield candidate.rule.style;
    }
  }
}

function inheritedValue(element, property) {
  const { inherited, initial } = resolved[property] ?? { inherited: false, initial: '' };
  return inherited && element.parentElement !== null ? askedValue(element.parentElement, property) : initial;
}

/** Checks the sheets once per state of the document. */
function currentSheets(document) {
  const known = sheetsOf.get(document);
  if (known?.styles === document._styleCache) return known.sheets;
  const sheets = [browsers, ...document.styleSheets._list].map(currentRules);
  sheetsOf.set(document, { styles: document._styleCache, sheets });
  return sheets;
}

function currentRules(sheet) {
  if (!rulesOf.get(sheet)?.areFirstOf(sheet)) rulesOf.set(sheet, new Rules());
  const rules = rulesOf.get(sheet);
  rules.addNewOf(sheet);
  return rules;
}

let count = 0;

/** A sheet's, indexed by a class or name that an alternative needs. */
class Rules {
  #added = [];
  #byKey = new Map();
  #byKind = new Map();

  areFirstOf({ cssRules }) {
    return this.#added.length <= cssRules.length && cssRules[this.#added.length - 1] === this.#added.at(-1);
  }

  addNewOf({ cssRules }) {
    const added = cssRules.slice(this.#added.length);
    if (added.length === 0) return;
    this.#added.push(...added);
    this.#byKind.clear();
    for (const rule of added.flatMap(onScreens)) {
      const id = (count += 1);
      for (const needs of needsOf(rule.selectorText)) {
        const key = needs.among[0] ? `.${needs.among[0]}` : (needs.name ?? '*');
        if (!this.#byKey.has(key)) this.#byKey.set(key, []);
        this.#byKey.get(key).push({ id, rule, needs });
      }
    }
  }

  /** Rules that may apply, in order, and whether they certainly do; of one property, if named. */
  candidates(element, property = null) {
    const classes = element.getAttributeNS(null, 'class') ?? '';
    const kind = `${element.localName} ${classes}`;
    if (!this.#byKind.has(kind))
      this.#byKind.set(kind, byProperty(ofKind(this.#byKey, element.localName, new Set(classes.split(/\s+/)))));
    return this.#byKind
      .get(kind)
      .get(property)
      .filter(({ alternatives }) => alternatives.some((needs) => isPossible(needs, element)));
  }
}

/** Those of ASKED, and all of them under null. */
function byProperty(found) {
  const setting = (property) => found.filter(({ rule }) => rule.style.getPropertyValue(property) !== '');
  return new Map([[null, found], ...ASKED.map((property) => [property, setting(property)])]);
}

function isPossible({ attributes, parent, focus }, element) {
  if (focus && element._ownerDocument.activeElement !== element) return false;
  if (!attributes.every((name) => element.hasAttributeNS(null, name))) return false;
  return parent.every((name) => element.parentElement?.classList.contains(name));
}

const onScreens = (rule) => (rule.media ? (Array.from(rule.media).includes('screen') ? rule.cssRules : []) : [rule]);

function ofKind(byKey, localName, classes) {
  const found = new Map();
  for (const key of ['*', localName, ...[...classes].map((name) => `.${name}`)]) {
    for (const { id, rule, needs } of byKey.get(key) ?? []) {
      if ((needs.name ?? localName) !== localName || !needs.among.every((name) => classes.has(name))) continue;
      const alternatives = [...(found.get(id)?.alternatives ?? []), needs];
      found.set(id, { id, rule, alternatives, certain: alternatives.some(({ certain }) => certain) });
    }
  }
  return [...found.values()].sort((one, next) => one.id - next.id);
}

/** As getComputedStyle, for who reads by name: all names lead to `getPropertyValue`. */
function computedStyle(element) {
  return Object.create(CSSStyleDeclaration.prototype, {
    getPropertyValue: {
      value(property) {
        if (ASKED.includes(property)) return askedValue(element, property);
        return property in resolved
          ? asWritten(property, getResolvedValue(element, property))
          : declarationOf(element).getPropertyValue(property);
      },
    },
  });
}

const written = new Map();

/** Normalizes a value. */
function asWritten(property, value) {
  const key = `${property}: ${value}`;
  if (!written.has(key)) {
    const style = new CSSStyleDeclaration();
    style.setProperty(property, value);
    written.set(key, style.getPropertyValue(property));
  }
  return written.get(key);
}

styleRules.getDeclarationForElement = declarationOf;

module.exports = { computedStyle };
