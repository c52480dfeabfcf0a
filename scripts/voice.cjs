/**
 * All texts speak with one voice (docs/glossary.md, ADR 66): vos, turnos, plurals, dates.
 * documented-texts.cjs has the exceptions.
 */
const { readFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');
const ts = require('typescript');
const { codeFiles } = require('./code-files.cjs');
const { DOCUMENTED_TEXTS } = require('./documented-texts.cjs');
const { wordsOnlyToTu, wordsToTu } = require('./spanish-forms.cjs');

const SAYING = ['api/src', 'web/src'];
const PAGE = /^index\.html$/;
const WITHOUT = ['migrations', 'testing'];
const KIND = /(?<!\.(?:test|fixture|generated))\.(?:tsx?|graphql)$/;
/** Only OWNERS write dates and plurals. */
const BY_HAND = {
  date: 'a date by hand: dateText, longDate and clinic-time write dates',
  plural: 'a plural by hand: plural of domain/plural knows which form a number takes',
};
const OWNERS = {
  dates: ['api/src/domain/date-text.ts', 'api/src/domain/long-date.ts', 'web/src/kit/time/wall-time.ts'],
  plurals: ['api/src/domain/plural.ts'],
};

/** Texts of pages, and GraphQL descriptions. */
const SHOWN = />([^<>]+)(?=<)|\b(?:content|title|alt|aria-label)="([^"]+)"/g;
const UNSHOWN = /<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g;
const DESCRIBED = /"""([\s\S]*?)"""/g;
/** An inserted value. */
const PUT_IN = '…';
const documented = new Set([...DOCUMENTED_TEXTS.values()].flat());
const COMPARES_WITH_ONE = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** `faults`: a line each. `said`: a Set of all texts. */
function voiceOf(root) {
  const files = [
    ...SAYING.flatMap((folder) => codeFiles(join(root, folder), { kind: KIND, without: WITHOUT })),
    ...codeFiles(join(root, 'web'), { kind: PAGE, without: ['src', 'e2e'] }),
  ];
  const said = new Set();
  const faults = files.flatMap((file) => {
    const path = relative(root, file).split(sep).join('/');
    const { texts, faults: ofCode } = read(path, readFileSync(file, 'utf8'));
    for (const { text } of texts) said.add(text);
    return [
      ...ofCode,
      ...texts.flatMap(({ line, text }) => textFaults(path, text).map((fault) => ({ line, fault }))),
    ].map(({ line, fault }) => `${path}:${line} ${fault}`);
  });
  return { faults, said };
}

/** Documented texts that are no longer used. */
function forgottenTexts(said) {
  return [...documented]
    .filter((text) => !said.has(text))
    .map((text) => `scripts/documented-texts.cjs: nobody says "${text}" any more`);
}

function read(path, source) {
  if (path.endsWith('.html')) return { texts: textsAt(source.replace(UNSHOWN, blank), SHOWN), faults: [] };
  if (path.endsWith('.graphql')) return { texts: textsAt(source, DESCRIBED), faults: [] };
  return readCode(path, source);
}

function textsAt(source, pattern) {
  return [...source.matchAll(pattern)].map((found) => ({
    line: source.slice(0, found.index).split('\n').length,
    text: found.slice(1).join('').replace(/\s+/g, ' ').trim(),
  }));
}

/** Keeps line numbers. */
function blank(text) {
  return text.replace(/[^\n]/g, '');
}

function readCode(path, source) {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts = [];
  const faults = [];
  visit(file);
  return { texts, faults };

  function visit(node) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const at = { line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 };
    const fault = codeFault(path, node, file);
    if (fault) faults.push({ ...at, fault });
    const text = textOf(node);
    if (text !== undefined) texts.push({ ...at, text: text.replace(/\s+/g, ' ').trim() });
    // Inserted values may contain texts.
    for (const part of text === undefined ? childrenOf(node) : putIn(node)) visit(part);
  }
}

/** undefined for other nodes. */
function textOf(node) {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => PUT_IN + literal.text).join('');
  if (!isJoined(node)) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined && right === undefined ? undefined : (left ?? PUT_IN) + (right ?? PUT_IN);
}

function isJoined(node) {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

function putIn(node) {
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => expression);
  if (!isJoined(node)) return [];
  return [node.left, node.right].flatMap((side) => (textOf(side) === undefined ? [side] : putIn(side)));
}

function childrenOf(node) {
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

function codeFault(path, node, file) {
  if (
    ts.isIdentifier(node) &&
    /^(?:toLocaleDateString|DateTimeFormat)$/.test(node.text) &&
    !OWNERS.dates.includes(path)
  ) {
    return BY_HAND.date;
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'reverse' && !OWNERS.dates.includes(path)) {
    return node.expression.getText(file).endsWith("split('-')") ? BY_HAND.date : undefined;
  }
  if (
    ts.isConditionalExpression(node) &&
    isWithOne(node.condition) &&
    !OWNERS.plurals.includes(path) &&
    areWords(node)
  ) {
    return BY_HAND.plural;
  }
  return undefined;
}

function isWithOne(condition) {
  if (!ts.isBinaryExpression(condition) || !COMPARES_WITH_ONE.has(condition.operatorToken.kind)) return false;
  return ts.isNumericLiteral(condition.right) && condition.right.text === '1';
}

function areWords({ whenTrue, whenFalse }) {
  return [whenTrue, whenFalse].every((branch) => /\p{L}{2}/u.test(textOf(branch) ?? ''));
}

function textFaults(path, text) {
  if (documented.has(text)) return [];
  return RULES.flatMap(([says, found]) =>
    found(text, path).map((word) => `"${word}" in "${shortened(text)}": ${says}`),
  );
}

const RULES = [
  // Operations use the third person.
  [
    'people are spoken to with vos',
    (text, path) => (path.endsWith('.graphql') ? wordsOnlyToTu(text) : wordsToTu(text)),
  ],
  ['what is booked is a turno', citas],
  ['a number has its own plural', (text) => all(text, /\p{L}+\((?:e?s|n|as|os)\)/gu)],
  ['nobody is told their role in a title', (text) => all(text, /\(Admin\)/g)],
  ['a date is read 21-11-2026', (text) => all(text, /\bd?d\/mm?\b(?:\/y+)?|\b\d{1,2}\/\d{1,2}\/\d{4}\b/gi)],
];

function all(text, pattern) {
  return text.match(pattern) ?? [];
}

/** Not for keys named cita. */
function citas(text) {
  return /[ \p{Lu}]/u.test(text) ? all(text.replaceAll('Mis Citas', ''), /(?<![\p{L}-])citas?(?![\p{L}-])/giu) : [];
}

function shortened(text) {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

module.exports = { forgottenTexts, voiceOf };
