/** For the API's tests, oldest first. A line stays after its end while `engines` allows it. */
const NODE_LINES = [
  // The oldest that `engines` allows.
  '20.19.0',
  '22',
  '24',
  '26',
];

/** In the image, .nvmrc and the README. */
const CURRENT_LTS = '26';

/** npm's package of Node for this machine. */
function nodePackage({ platform, arch }) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

function nodeProgram({ platform }) {
  return platform === 'win32' ? 'bin/node.exe' : 'bin/node';
}

/** `--node 24` (repeatable) names lines, default all; the rest goes to Jest. */
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
