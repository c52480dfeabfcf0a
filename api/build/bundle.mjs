/**
 * Bundles tsc's output and the dependencies: a start takes a third of the time. `node api/dist/main.js` is the same
 * program.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { rolldown } from 'rolldown';

import { APART } from './apart.mjs';

const API = resolve(import.meta.dirname, '..');
const DIST = join(API, 'dist');
const BUNDLE = join(DIST, 'bundle');
const CHUNKS = join(BUNDLE, 'chunks');
const PROGRAMS = ['main', 'admin', 'migrate', 'clinics', 'doctor', 'backup', 'restore'];
const STRICT = '"use strict"; ';

async function bundle() {
  rmSync(BUNDLE, { recursive: true, force: true });
  const build = await rolldown({
    input: Object.fromEntries([...PROGRAMS, 'warm-up'].map((name) => [name, join(DIST, `${name}.js`)])),
    platform: 'node',
    external: APART.map(({ name, files }) => new RegExp(files ? `^${name}/` : `^${name}$`)),
    treeshake: false,
    plugins: [documents, docsTexts, guides, version, nodesHash, ownModules, otherDatabases],
  });
  const { output } = await build.generate({
    dir: CHUNKS,
    format: 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
    comments: false,
    dynamicImportInCjs: false,
    codeSplitting: { groups: [{ name: 'dependencies', test: /node_modules/, tags: ['$initial'] }] },
  });
  await build.close();
  mkdirSync(CHUNKS, { recursive: true });
  for (const chunk of output.filter(({ type }) => type === 'chunk')) {
    assertSound(chunk);
    writeFileSync(join(CHUNKS, chunk.fileName), `${isOurs(chunk.moduleIds[0]) ? STRICT : ''}${inAscii(chunk.code)}`);
    writeLines(chunk);
  }
  cpSync(join(import.meta.dirname, 'load.cjs'), join(BUNDLE, 'load.cjs'));
  cpSync(join(import.meta.dirname, 'turnero.cjs'), join(BUNDLE, 'turnero.js'));
  for (const name of PROGRAMS) writeFileSync(join(BUNDLE, `${name}.js`), `require('./load.cjs').load('${name}.js');\n`);
  keepCompiled();
}

/** Inlined, because another version may be in this folder later. */
const documents = {
  name: 'documents',
  load(id) {
    if (id !== join(DIST, 'platform', 'rest', 'document-text.js')) return null;
    const names = readdirSync(DIST, { recursive: true }).filter((name) => name.endsWith('.graphql'));
    const texts = Object.fromEntries(names.map((name) => [name, readFileSync(join(DIST, name), 'utf8')]));
    return `const path = require("node:path");
      const texts = ${JSON.stringify(texts)};
      const home = path.join(__dirname, ${JSON.stringify(relative(CHUNKS, DIST))});
      exports.documentText = (folder, name) => texts[path.relative(home, path.join(folder, name))];`;
  },
};

/** Inlined as well: a moved build has no such folder beside it. */
const docsTexts = {
  name: 'docs-texts',
  load(id) {
    const folder = join(DIST, 'platform', 'rest', 'openapi');
    if (id !== join(folder, 'docs-text.js')) return null;
    const names = readdirSync(join(folder, 'docs'));
    const texts = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'docs', name), 'utf8')]));
    return `const texts = ${JSON.stringify(texts)};
      exports.docsText = (name) => texts[name];`;
  },
};

/** Inlined as rendered; the documents and the renderer stay in the repository. */
const guides = {
  name: 'guides',
  load(id) {
    if (id !== join(DIST, 'platform', 'rest', 'openapi', 'guides', 'guide-texts.js')) return null;
    const { guideTexts } = createRequire(import.meta.url)(id);
    return `const texts = ${JSON.stringify(guideTexts())};
      exports.guideTexts = () => texts;`;
  },
};

/** Inlined, because a moved build has no package.json beside it. */
const version = {
  name: 'version',
  load(id) {
    if (id !== join(DIST, 'platform', 'version.js')) return null;
    const { version: number } = JSON.parse(readFileSync(join(API, 'package.json'), 'utf8'));
    return `exports.VERSION = ${JSON.stringify(number)};`;
  },
};

/** Apollo's needs `module.require`, which chunks lack; otherwise it hashes in JavaScript. */
const nodesHash = {
  name: 'nodes-hash',
  load: (id) =>
    /utils\.createhash[\\/]dist[\\/]index\.js$/.test(id)
      ? 'exports.createHash = require("node:crypto").createHash;'
      : null,
};

const ownModules = {
  name: 'own-modules',
  load(id) {
    if (!isOurs(id) || id.endsWith('.json')) return null;
    const folder = relative(CHUNKS, dirname(id));
    const code = readFileSync(id, 'utf8').replaceAll(
      '__dirname',
      `require("node:path").join(__dirname, ${JSON.stringify(folder)})`,
    );
    return { code, map: readFileSync(`${id}.map`, 'utf8') };
  },
};

const otherDatabases = {
  name: 'other-databases',
  load(id) {
    const [, folder, name] = /typeorm[\\/]driver[\\/]([^\\/]+)[\\/](\w+Driver)\.js$/.exec(id) ?? [];
    return name === undefined || folder === 'postgres' ? null : `exports.${name} = class {};`;
  },
};

/** A single wider character makes V8 store two bytes for each. */
function inAscii(code) {
  return code.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function isOurs(id) {
  return id.startsWith(DIST + sep);
}

/** No chunk mixes strict and sloppy code, or needs Node's `module`. */
function assertSound({ fileName, code, moduleIds }) {
  if (moduleIds.some((id) => isOurs(id) !== isOurs(moduleIds[0])))
    throw new Error(`${fileName} mixes our code with that of dependencies`);
  const [needed] = /\bmodule(\$\d+)?\.(require|parent)\b/.exec(code) ?? [];
  if (needed) throw new Error(`${fileName} needs ${needed}`);
}

/** For stack traces: far less memory than a source map. */
function writeLines({ fileName, code, map }) {
  if (map === null || !map.sources.some((source) => source.endsWith('.ts'))) return;
  const sourceMap = new SourceMap({ ...map, sourcesContent: undefined });
  const files = [];
  const lines = code.split('\n').map((text, index) => {
    const { originalSource, originalLine } = sourceMap.findEntry(index, text.search(/\S|$/));
    if (originalSource === undefined) return null;
    const file = relative(BUNDLE, resolve(CHUNKS, originalSource));
    if (!files.includes(file)) files.push(file);
    return [files.indexOf(file), originalLine + 1];
  });
  writeFileSync(join(CHUNKS, `${fileName}.lines.json`), JSON.stringify({ files, lines }));
}

function keepCompiled() {
  const script = "require('./load.cjs').keepCompiled('warm-up.js').proveRest()";
  const { status } = spawnSync(process.execPath, ['-e', script], { cwd: BUNDLE, stdio: 'inherit' });
  if (status !== 0) throw new Error('The bundle of the API does not load');
}

await bundle();
