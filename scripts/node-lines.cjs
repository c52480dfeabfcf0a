/** The lines of Node that the API's tests run on, oldest first. One that is past its end stays while `engines` asks for no more. */
const NODE_LINES = [
  // The floor, to the patch: what `engines` promises is tried by the first version that it lets in.
  '20.19.0',
  '22',
  '24',
  '26',
];

/** What the image, .nvmrc (for CI and version managers) and the README begin with: the line in active long-term support. */
const CURRENT_LTS = '26';

/** The package of npm that is nothing but Node itself for this kind of machine. */
function nodePackage({ platform, arch }) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Where that package has its program. */
function nodeProgram({ platform }) {
  return platform === 'win32' ? 'bin/node.exe' : 'bin/node';
}

/**
 * `--node 24` (may be repeated) names the lines, default all; the rest goes to Jest, as with npm test. Throws with a sentence
 * for a line that is none of NODE_LINES.
 */
function parseNodes(args) {
  const parsed = { lines: [], rest: [] };
  const left = [...args];
  while (left.length > 0) {
    const arg = left.shift();
    if (arg === '--node') parsed.lines.push(lineOf(left.shift()));
    else if (arg.startsWith('--node=')) parsed.lines.push(lineOf(arg.slice('--node='.length)));
    else parsed.rest.push(arg);
  }
  return { ...parsed, lines: parsed.lines.length === 0 ? NODE_LINES : parsed.lines };
}

function lineOf(name) {
  const found = NODE_LINES.find((line) => line === name || line.split('.')[0] === name);
  if (found === undefined) throw new Error(`There is no line ${name}; there are ${NODE_LINES.join(', ')}.`);
  return found;
}

module.exports = { CURRENT_LTS, NODE_LINES, nodePackage, nodeProgram, parseNodes };
