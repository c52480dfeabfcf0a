const needs = new Map();

/** Requirements of each alternative of a selector, and whether they suffice. */
function needsOf(selector) {
  // e.g. @font-face
  if (selector === undefined) return [];
  if (!needs.has(selector))
    needs.set(selector, selector.includes('\\') ? [ANYTHING] : withoutInner(selector).split(',').map(needsOfOne));
  return needs.get(selector);
}

const ANYTHING = { among: [], attributes: [], parent: [], focus: false, certain: false };

function needsOfOne(alternative) {
  const compounds = alternative.trim().split(/\s*([>+~ ])\s*/);
  const itself = compounds.at(-1);
  return {
    name: itself.startsWith(':root') ? 'html' : /^[a-z][\w-]*/i.exec(itself)?.[0].toLowerCase(),
    among: classesIn(itself),
    attributes: Array.from(itself.matchAll(/\[([a-z-]+)\]/g), ([, name]) => name),
    parent: compounds.at(-2) === '>' ? classesIn(compounds.at(-3)) : [],
    focus: /:focus(-visible)?(?![\w-])/.test(itself),
    certain: /^(\*|[a-z][\w-]*)?(\.[\w-]+)*$/i.test(itself) && compounds.length === 1 && itself !== '',
  };
}

const classesIn = (compound) => Array.from(compound.matchAll(/\.([\w-]+)/g), ([, name]) => name);

/** Drops attribute values and arguments, such as those of :not(). */
function withoutInner(selector) {
  const plain = selector.replace(/\[\s*([a-z-]*)[^\]]*\]/g, '[$1]');
  return withoutArguments(plain);
}

function withoutArguments(selector) {
  const without = selector.replace(/\([^()]*\)/g, '!');
  return without === selector ? selector : withoutArguments(without);
}

module.exports = { needsOf };
