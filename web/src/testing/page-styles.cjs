/**
 * For every style that is asked of an element, jsdom tries each rule of the page on it, and puts together all its
 * properties; Material UI brings a thousand or two of rules, and a look for a role asks each element whether it is shown.
 * This finds the same rules by names and classes, puts elements of the same rules and inline styles together once, and
 * works out what is inherited when it is asked for. What jsdom forgets when the document changes, so does this.
 */
const { createRequire } = require('node:module');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

const { needsOf } = require('./selector-needs.cjs');

// Those that jsdom itself stands on.
const requireAsJsdom = createRequire(require.resolve('jsdom'));
const cssom = requireAsJsdom('rrweb-cssom');
const { CSSStyleDeclaration } = requireAsJsdom('cssstyle');

const { getResolvedValue, propertiesWithResolvedValueImplemented: resolved } = styleRules;
const browsers = cssom.parse(defaultStyleSheet);

/** By document: the rules of its style sheets. */
const rulesOf = new WeakMap();

/** An element's declared properties, of its rules and its style attribute. Elements share them: they are for reading. */
function declarationOf(element) {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const known = document._styleCache.get(element);
  if (known) return known;
  const rules = currentRules(document);
  const candidates = rules.candidates(element);
  const applying = candidates.filter(({ rule, certain }) => certain || selectors.matchesDontThrow(element, rule.selectorText));
  const key = `${applying.map(({ order }) => order).join(' ')};${element.style.cssText}`;
  if (!rules.declarations.has(key)) rules.declarations.set(key, declare([...applying.map(({ rule }) => rule.style), element.style]));
  document._styleCache.set(element, rules.declarations.get(key));
  return rules.declarations.get(key);
}

/** In the order given, which is all the specificity that jsdom knows. */
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

/** Looks whether they are still the same once for each state of the document. */
function currentRules(document) {
  let rules = rulesOf.get(document);
  if (rules?.styles === document._styleCache) return rules;
  const sheets = [browsers, ...document.styleSheets._list];
  if (!rules?.sheets.every(({ sheet, count }, at) => sheet === sheets[at] && count === sheet.cssRules.length)) rules = new Rules();
  for (const sheet of sheets.slice(rules.sheets.length)) rules.add(sheet);
  rules.styles = document._styleCache;
  rulesOf.set(document, rules);
  return rules;
}

/** Rules by a class or name that one of their alternatives can't do without. */
class Rules {
  sheets = [];
  /** By the rules that apply and the style attribute. */
  declarations = new Map();
  #count = 0;
  #byKey = new Map();
  #byKind = new Map();

  /** Behind those there are. */
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

  /** What an element's name, classes, attributes, parent and focus leave in question, in order, and whether they leave no doubt. */
  candidates(element) {
    const classes = element.getAttributeNS(null, 'class') ?? '';
    const kind = `${element.localName} ${classes}`;
    if (!this.#byKind.has(kind)) this.#byKind.set(kind, ofKind(this.#byKey, element.localName, new Set(classes.split(/\s+/))));
    return this.#byKind.get(kind).filter(({ alternatives }) => alternatives.some((needs) => isPossible(needs, element)));
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

/** What getComputedStyle gives for an element. Of what it does not declare, it tells what is asked for by name. */
function computedStyle(element) {
  const declaration = declarationOf(element);
  return Object.create(declaration, {
    getPropertyValue: {
      value(property) {
        return property in resolved ? asWritten(property, getResolvedValue(element, property)) : declaration.getPropertyValue(property);
      },
    },
  });
}

const written = new Map();

/** A value as a style puts it. */
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
