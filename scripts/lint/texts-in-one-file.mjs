/** turnero-texts/in-one-file: a feature's Spanish is in its texts.ts (ADR 47). */
const MESSAGE = "What a feature says stands in the feature's texts.ts.";

const LETTERS = /\p{L}{2}/u;
/** Accents, a capitalized word, or three small words. */
const SPANISH = /[áéíóúñ¿¡]|^\p{Lu}\p{Ll}+(?:[ .,:…]|$)|\p{Ll}{2,} \p{Ll}+ \p{Ll}{2,}/u;
/** The same between inserted values. */
const SPANISH_TEMPLATE = /[áéíóúñ¿¡]|^\p{Lu}\p{Ll}+[ .,:…]|\p{Ll}{2,} \p{Ll}{2,}/u;
/** They only look like words. */
const CODE =
  /^(?:Enter|Escape|Tab|Home|End|Delete|Backspace|Page(?:Up|Down)|Arrow\w+|[A-Z][a-z]+Error|Authorization|Bearer .*)$/;
const STYLE = /^color-mix\(|\d(?:px|vmin)/;
/** Attributes that always show text. */
const SHOWN = /^(?:label|title|text|hint|placeholder|header|caption|alt|aria-label|.*Label|.*Text|.*Title)$/;

const inOneFile = {
  create(context) {
    const report = (node) => context.report({ node, message: MESSAGE });
    const check = (node, text, looksSpanish) =>
      looksSpanish.test(text.trim()) && !CODE.test(text.trim()) && !STYLE.test(text) && !isCode(node) && report(node);
    return {
      JSXText: (node) => LETTERS.test(node.value) && report(node),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value, isShown(node) ? LETTERS : SPANISH),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('0'), SPANISH_TEMPLATE),
    };
  },
};

const isShown = ({ parent }) => parent.type === 'JSXAttribute' && SHOWN.test(parent.name.name);

function isCode({ parent }) {
  if (['TSLiteralType', 'ImportDeclaration', 'ImportExpression'].includes(parent.type)) return true;
  if (parent.type === 'NewExpression') return parent.callee.name === 'Error';
  return parent.type === 'JSXAttribute'
    ? parent.name.name === 'className'
    : parent.type === 'Property' && parent.key.name === '__typename';
}

export default { meta: { name: 'turnero-texts' }, rules: { 'in-one-file': inOneFile } };
