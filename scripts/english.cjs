/**
 * Plain English in comments, descriptions, test titles and docs (CONTRIBUTING.md has the rules): no phrase that makes
 * a reader start again, and no sentence of more than 30 words.
 *
 *   node scripts/english.cjs [FOLDER]   lists every fault of a folder, and counts its words of comments
 *   node scripts/english.cjs --lower    lowers the allowances to what is left
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');
const ts = require('typescript');
const { codeFiles } = require('./code-files.cjs');
const ALLOWED = require('./english-allowance.json');

const FOLDERS = ['api', 'web', 'scripts', 'docs'];
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const KIND = /(?<!\.generated)\.(?:[cm]?[jt]sx?|graphql|md)$/;
/** Spanish, for the people of the clinic. */
const SPANISH = 'docs/importar.md';
/** Contracts of releases, as published, and the Spanish documents of REST. */
const EXEMPT = /^docs\/contract\/|\.(rest|tools)\.graphql$/;
const PHRASES =
  /\b(?:whoever|whose|somebody|nobody|told|is said|of what|no more(?! than)|on its way|by itself|it stands)\b/gi;
const OPENINGS = /^(?:Of|Whose|What|Where|Who)\b(?!.*\?$)/;
const MOST_WORDS = 30;

const TITLED = /^(?:it|test|describe)\b/;
const LOGGED = /\blog\.(?:debug|info|warn|error)$/;

/** A line for each folder with more faults than allowed, or fewer: an allowance only falls. */
function englishFaults(root, allowed = ALLOWED) {
  const faults = proseFaults(root);
  const folders = new Set([...faults.map(({ path }) => folderOf(path)), ...Object.keys(allowed)]);
  return [...folders].sort().flatMap((folder) => {
    const found = faults.filter(({ path }) => folderOf(path) === folder);
    const most = allowed[folder] ?? 0;
    if (found.length < most)
      return [`${folder}: ${found.length} faults left; lower scripts/english-allowance.json from ${most}`];
    if (found.length === most) return [];
    return [`${folder}: ${found.length} faults, ${most} allowed`, ...found.slice(0, 20).map(asLine)];
  });
}

function proseFaults(root, folders = FOLDERS) {
  const files = [
    ...folders.flatMap((folder) => codeFiles(join(root, folder), { kind: KIND })),
    ...codeFiles(root, { kind: /\.md$/, without: [...FOLDERS, 'shared'] }).filter((file) =>
      PAGES.includes(relative(root, file)),
    ),
  ];
  return files.flatMap((file) => {
    const path = relative(root, file).split(sep).join('/');
    if (path === SPANISH || EXEMPT.test(path)) return [];
    return prose(path, readFileSync(file, 'utf8')).flatMap(({ line, text }) =>
      faultsOf(text).map((fault) => ({ path, line, fault })),
    );
  });
}

/** The faults of a passage; code and quotations count as one word. */
function faultsOf(passage) {
  const text = passage
    .replace(/`[^`]*`/g, 'code')
    .replace(/"[^"\n]*"|“[^”]*”|«[^»]*»/g, 'quotation')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\S+/g, 'link');
  const phrases = [...text.matchAll(PHRASES)].map(([phrase]) => `"${phrase}"`);
  const sentences = text.split(/(?<=[.!?:;])\s+(?=[A-Z(])|\n\s*\n|\n\s*(?:[-*|]|\d+\.)\s/);
  return [
    ...phrases,
    ...sentences.flatMap((sentence) => {
      const words = wordsOf(sentence);
      const opening = OPENINGS.exec(sentence.trim());
      return [
        ...(opening ? [`begins with "${opening[0]}": ${sentence.trim().slice(0, 60)}`] : []),
        ...(words > MOST_WORDS ? [`${words} words: ${sentence.trim().slice(0, 60)}`] : []),
      ];
    }),
  ];
}

function prose(path, source) {
  if (path.endsWith('.md')) return paragraphs(source);
  if (path.endsWith('.graphql')) return matches(source, /"""([\s\S]*?)"""|^\s*#(.*)$/gm);
  return ofCode(path, source);
}

function paragraphs(source) {
  const text = source.replace(/^```[\s\S]*?^```/gm, blank);
  return matches(text, /(?:^|\n)((?:[^\n]+(?:\n|$))+)/g).flatMap(({ line, text: block }) =>
    // Each cell of a table is a passage.
    block.startsWith('|')
      ? block.split('\n').flatMap((row, at) => row.split('|').map((cell) => ({ line: line + at, text: cell.trim() })))
      : [{ line, text: block }],
  );
}

function matches(source, pattern) {
  return [...source.matchAll(pattern)].map((found) => ({
    line: source.slice(0, found.index).split('\n').length,
    text: found.slice(1).join('').trim(),
  }));
}

function ofCode(path, source) {
  const kind = /\.[jt]sx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const texts = [];
  let code = source;
  visit(file);
  return [...texts, ...comments(code)];

  function visit(node) {
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'description') add(node.initializer);
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(file);
      if (TITLED.test(callee) || LOGGED.test(callee)) node.arguments.forEach(add);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || isOther(node)) {
      const [from, to] = [node.getStart(file), node.getEnd()];
      code = code.slice(0, from) + blank(code.slice(from, to)) + code.slice(to);
    }
    ts.forEachChild(node, visit);
  }

  function add(node) {
    if (!node) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (ts.isStringLiteralLike(node)) texts.push({ line, text: node.text });
    else if (ts.isTemplateExpression(node))
      texts.push({ line, text: node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('') });
    else if (ts.isBinaryExpression(node)) [node.left, node.right].forEach(add);
  }
}

function isOther(node) {
  return ts.isRegularExpressionLiteral(node) || ts.isJsxText(node) || ts.isTemplateHead(node);
}

/** Lines of `//` that follow each other are one passage. */
function comments(code) {
  return matches(code, /\/\*([\s\S]*?)\*\/|((?:\/\/.*(?:\n\s*(?=\/\/))?)+)/g).map(({ line, text }) => ({
    line,
    isComment: true,
    text: text
      .replace(/^\s*(?:\*|\/\/)[ ]?/gm, '')
      // Usage, indented.
      .replace(/^(?: {2,}|(?:oxlint|biome|@ts)-).*$/gm, '')
      .trim(),
  }));
}

function wordsOf(text) {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}

function asLine({ path, line, fault }) {
  return `  ${path}:${line} ${fault}`;
}

/** As deep as a feature: `api/src/features/rooms`, `web/src/kit/list`; tests with what they test. */
function folderOf(path) {
  const [top, ...rest] = path.split('/').slice(0, -1);
  if (top === undefined) return '.';
  const depth = top === 'docs' || top === 'scripts' ? 1 : 3;
  return [top, ...rest.slice(0, depth)].join('/');
}

/** Counts files, lines and words of comments, without tests. */
function commentShare(root, folder) {
  const kind = /(?<!\.(?:generated|fixture|test|test-d))\.tsx?$/;
  const files = codeFiles(join(root, folder), { kind, without: ['testing', 'migrations'] });
  let words = 0;
  let lines = 0;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    lines += source.split('\n').length - 1;
    for (const { text, isComment } of ofCode(file, source)) if (isComment) words += wordsOf(text);
  }
  return { files: files.length, lines, words };
}

module.exports = { englishFaults };

function lowered(root) {
  const left = {};
  for (const { path } of proseFaults(root)) left[folderOf(path)] = (left[folderOf(path)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(left).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function main([asked]) {
  const root = join(__dirname, '..');
  if (asked === '--lower') {
    writeFileSync(join(__dirname, 'english-allowance.json'), `${JSON.stringify(lowered(root), null, 2)}\n`);
    return;
  }
  const faults = proseFaults(root).filter(({ path }) => !asked || path.startsWith(asked));
  console.log([...faults.map(asLine), `${faults.length} faults`].join('\n'));
  for (const part of asked ? [asked] : ['api/src', 'web/src']) {
    const { files, lines, words } = commentShare(root, part);
    const share = Math.round((1000 * words) / lines);
    console.log(`${part}: ${files} files, ${lines} lines, ${words} words of comments, ${share} per 1,000 lines`);
  }
}

if (require.main === module) main(process.argv.slice(2));
