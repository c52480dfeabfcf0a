/**
 * For every style that is asked of an element, jsdom tries each rule of the page on it, and of the thousand or two that
 * Material UI brings nearly all are for classes that the element has not. This tells so without compiling a selector.
 */

/** By what an element is and its classes: the selectors asked so far, and whether they are out of the question. */
const answers = new Map();

/** jsdom asks all rules of an element in one go; whatever changes in the document starts a new cache of styles. */
let asked = { element: null, styles: null, known: null };

/** Whether an element of jsdom's can't match a rule's selector, by its name and classes. False where that takes a closer look. */
function isOutOfTheQuestion(selector, element) {
  // Rules such as @font-face have none.
  if (selector === undefined) return false;
  const styles = element._ownerDocument._styleCache;
  const classes = () => element.getAttributeNS(null, 'class') ?? '';
  if (asked.element !== element || asked.styles !== styles) asked = { element, styles, known: knownOf(`${element.localName} ${classes()}`) };
  let answer = asked.known.get(selector);
  if (answer === undefined) {
    const own = new Set(classes().split(/\s+/));
    answer = !needsOf(selector).some(({ name, among }) => (name ?? element.localName) === element.localName && among.every((it) => own.has(it)));
    asked.known.set(selector, answer);
  }
  return answer;
}

function knownOf(kind) {
  const known = answers.get(kind) ?? new Map();
  answers.set(kind, known);
  return known;
}

/** What each alternative of a selector needs the element itself to be: a name if any, and to be among some classes. */
function needsOf(selector) {
  if (selector.includes('\\')) return [{ among: [] }];
  return withoutInner(selector).split(',').map((alternative) => {
    const itself = alternative.trim().split(/[\s>+~]+/).at(-1);
    return { name: /^[a-z][\w-]*/i.exec(itself)?.[0].toLowerCase(), among: [...itself.matchAll(/\.([\w-]+)/g)].map(([, name]) => name) };
  });
}

/** With a mark instead of what stands in brackets: values of attributes, and selectors of :not() and the like. */
function withoutInner(selector) {
  const without = selector.replace(/\[[^\]]*\]|\([^()]*\)/g, '!');
  return without === selector ? selector : withoutInner(without);
}

module.exports = { isOutOfTheQuestion };
