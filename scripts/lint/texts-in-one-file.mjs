/**
 * Lint rule turnero-texts/in-one-file: what a feature of the web says in Spanish stands in its texts.ts (ADR 47), so that
 * somebody can read all of it at once. Text between tags always counts; of strings those that look like Spanish.
 */
const MESSAGE = "What a feature says stands in the feature's texts.ts.";

const LETTERS = /\p{L}{2}/u;
/** Accents, a capital with small letters after it, or three small words in a row. */
const SPANISH = /[áéíóúñ¿¡]|^\p{Lu}\p{Ll}+(?:[ .,:…]|$)|\p{Ll}{2,} \p{Ll}+ \p{Ll}{2,}/u;
/** Names of keys, events and types that look like a word. */
const CODE = /^(?:Enter|Escape|Tab|Home|End|Delete|Backspace|Page(?:Up|Down)|Arrow\w+|[A-Z][a-z]+Error)$/;

const inOneFile = {
  create(context) {
    const report = (node) => context.report({ node, message: MESSAGE });
    const judge = (node, text) => SPANISH.test(text.trim()) && !CODE.test(text.trim()) && !isCode(node) && report(node);
    return {
      JSXText: (node) => LETTERS.test(node.value) && report(node),
      Literal: (node) => typeof node.value === 'string' && judge(node, node.value),
      TemplateElement: (node) => judge(node, node.value.raw),
    };
  },
};

/** Modules' names, types, names of style, and what a query says of its rows are not said to anybody. */
function isCode({ parent }) {
  if (parent.type === 'TSLiteralType' || parent.type === 'ImportDeclaration' || parent.type === 'ImportExpression') return true;
  return parent.type === 'Property' && parent.key.name === '__typename';
}

export default { meta: { name: 'turnero-texts' }, rules: { 'in-one-file': inOneFile } };
