/**
 * No files may import each other in a circle. In each folder of the web, files and subfolders (as a whole) must import
 * each other in one direction. Tests and addresses are exempt: two features may link to each other.
 */
const { readFileSync } = require('node:fs');
const { dirname, join, relative, sep } = require('node:path');
const { codeFiles } = require('./code-files.cjs');
const { importsIn } = require('./imports.cjs');

const CODE = /\.tsx?$/;
const OUTSIDE = /\.(test|fixture|paths|test-d)\.tsx?$|[\\/]testing[\\/]/;

function folderCircleFaults(root) {
  return [...importsOfFolders(root)].flatMap(([folder, imports]) => {
    const circle = circleIn(imports);
    if (circle === null) return [];
    const steps = circle.slice(1).map((to, index) => `  ${imports.get(circle[index]).get(to)}`);
    return [`${folder || '.'}: ${circle.join(' -> ')}`, ...steps];
  });
}

/** At most one circle. dependency-cruiser finds the same, but takes four seconds for each file's way back to itself. */
function fileCircleFaults(root, folders) {
  const all = folders.flatMap((folder) => codeFiles(join(root, folder)));
  const imports = new Map(all.map((file) => [relative(root, file), new Map()]));
  for (const [from, to] of importsBetween(all)) imports.get(relative(root, from)).set(relative(root, to));
  const circle = circleIn(imports);
  return circle === null ? [] : [circle.join(' -> ')];
}

/** Folder -> its file or subfolder -> another one that it imports -> an example. */
function importsOfFolders(root) {
  const files = codeFiles(root, { kind: CODE }).filter((file) => !OUTSIDE.test(file));
  const folders = new Map();
  for (const pair of importsBetween(files)) {
    const [from, to] = pair.map((file) => relative(root, file));
    const [here, there] = [from.split(sep), to.split(sep)];
    const depth = here.findIndex((part, index) => part !== there[index]);
    entryOf(entryOf(folders, here.slice(0, depth).join('/')), here[depth]).set(there[depth], `${from} imports ${to}`);
  }
  return folders;
}

/** [importing, imported] */
function importsBetween(files) {
  const known = new Set(files);
  return files.flatMap((file) =>
    importsIn(readFileSync(file, 'utf8')).flatMap((specifier) => {
      const path = join(dirname(file), specifier);
      const imported = [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate));
      return imported === undefined || imported === file ? [] : [[file, imported]];
    }),
  );
}

function entryOf(map, key) {
  if (!map.has(key)) map.set(key, new Map());
  return map.get(key);
}

/** One circle, its first member again at the end; null without one. */
function circleIn(imports) {
  const left = new Map([...imports].map(([name, others]) => [name, [...others.keys()]]));
  const next = (name) => left.get(name).find((other) => left.has(other));
  for (let free; (free = [...left.keys()].filter((name) => next(name) === undefined)).length > 0; ) {
    for (const name of free) left.delete(name);
  }
  if (left.size === 0) return null;
  const walk = [[...left.keys()].sort()[0]];
  while (!walk.includes(next(walk.at(-1)))) walk.push(next(walk.at(-1)));
  const first = next(walk.at(-1));
  return [...walk.slice(walk.indexOf(first)), first];
}

module.exports = { fileCircleFaults, folderCircleFaults };
