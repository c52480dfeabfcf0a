/**
 * For each style read, jsdom tries every rule on the element, and Material UI brings over a thousand. This indexes
 * rules by name and class, shares declarations and computes inherited values on demand. It forgets what jsdom forgets
 * on a change.
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

/** By document. */
const rulesOf = new WeakMap();

/** Shared between elements: read only. */
function declarationOf(element) {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const known = document._styleCache.get(element);
  if (known) return known;
  const rules = currentRules(document);
  const candidates = rules.candidates(element);
  const applying = candidates.filter(
    ({ rule, certain }) => certain || selectors.matchesDontThrow(element, rule.selectorText),
  );
  const key = `${applying.map(({ order }) => order).join(' ')};${element.style.cssText}`;
  if (!rules.declarations.has(key))
    rules.declarations.set(key, declare([...applying.map(({ rule }) => rule.style), element.style]));
  document._styleCache.set(element, rules.declarations.get(key));
  return rules.declarations.get(key);
}

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

/** Checks the sheets once per state of the document. */
function currentRules(document) {
  let rules = rulesOf.get(document);
  if (rules?.styles === document._styleCache) return rules;
  const sheets = [browsers, ...document.styleSheets._list];
  if (!rules?.sheets.every(({ sheet, count }, at) => sheet === sheets[at] && count === sheet.cssRules.length))
    rules = new Rules();
  for (const sheet of sheets.slice(rules.sheets.length)) rules.add(sheet);
  rules.styles = document._styleCache;
  rulesOf.set(document, rules);
  return rules;
}

/** Indexed by a class or name that an alternative needs. */
class Rules {
  sheets = [];
  /** By applying rules and style attribute. */
  declarations = new Map();
  #count = 0;
  #byKey = new Map();
  #byKind = new Map();

  add(sheet) {
    this.sheets.push({ sheet, count: sheet.cssRules.length });
    this.#byKind.clear();
    for (const rule of sheet.cssRules.flatMap(onScreens)) {
      const order = (this.#count += 1);
      for (const needs of needsOf(rule.selectorText)) {
        const key = needs.among[0] ? `.${needs.among[0]}` : (needs.name ?? '*');
        if (!this.#byKey.has(key)) this.#byKey.set(key, []);
        this.#byKey.get(key).push({ order, rule, needs });
      }
    }
  }

  /** Rules that may apply, in order, and whether they certainly do. */
  candidates(element) {
    const classes = element.getAttributeNS(null, 'class') ?? '';
    const kind = `${element.localName} ${classes}`;
    if (!this.#byKind.has(kind))
      this.#byKind.set(kind, ofKind(this.#byKey, element.localName, new Set(classes.split(/\s+/))));
    return this.#byKind
      .get(kind)
      .filter(({ alternatives }) => alternatives.some((needs) => isPossible(needs, element)));
  }
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
    for (const { order, rule, needs } of byKey.get(key) ?? []) {
      if ((needs.name ?? localName) !== localName || !needs.among.every((name) => classes.has(name))) continue;
      const alternatives = [...(found.get(order)?.alternatives ?? []), needs];
      found.set(order, { order, rule, alternatives, certain: alternatives.some(({ certain }) => certain) });
    }
  }
  return [...found.values()].sort((one, next) => one.order - next.order);
}

/** As getComputedStyle, but inherited properties only by name. */
function computedStyle(element) {
  const declaration = declarationOf(element);
  return Object.create(declaration, {
    getPropertyValue: {
      value(property) {
        return property in resolved
          ? asWritten(property, getResolvedValue(element, property))
          : declaration.getPropertyValue(property);
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
