/** Loads a chunk with V8's code from the build. Stack traces name our sources. */
const { readFileSync, writeFileSync } = require('node:fs');
const { createRequire, enableCompileCache, flushCompileCache } = require('node:module');
const path = require('node:path');
const { Script, constants } = require('node:vm');

const CHUNKS = path.join(__dirname, 'chunks');
const loaded = new Map();
const traced = new Map();

// As in Node 21. Without it pg touches `Response`, which loads fetch.
globalThis.navigator ??= { userAgent: `Node.js/${process.versions.node.split('.')[0]}` };

/** Node 22.1 and later: keyed by version, flags and user. */
enableCompileCache?.(path.join(__dirname, 'compiled'));

function load(name) {
  return enableCompileCache ? require(path.join(CHUNKS, name)) : loadByNode20(name);
}

/** V8 compares only the text's length: after editing a chunk, delete its .cache. */
function loadByNode20(name) {
  const known = loaded.get(name);
  if (known) return known.module.exports;
  const filename = path.join(CHUNKS, name);
  const script = new Script(asFunction(filename), {
    filename,
    cachedData: readIfThere(`${filename}.cache`),
    importModuleDynamically: constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  loaded.set(name, { module, script, filename });
  const fromModules = createRequire(filename);
  const required = (id) => (id.startsWith('./') ? loadByNode20(id.slice(2)) : fromModules(id));
  script.runInThisContext()(module.exports, Object.assign(required, fromModules), module, filename, CHUNKS);
  return module.exports;
}

/** Adds Node's wrapper in one step, so that memory holds one copy. */
function asFunction(filename) {
  const head = Buffer.from('(function (exports, require, module, __filename, __dirname) { ');
  return Buffer.concat([head, readFileSync(filename), Buffer.from('\n})')]).toString('latin1');
}

/** Also stores V8's code of the chunk and its imports. */
function keepCompiled(name) {
  const exported = load(name);
  flushCompileCache?.();
  for (const { script, filename } of loaded.values()) writeFileSync(`${filename}.cache`, script.createCachedData());
  return exported;
}

Error.prepareStackTrace = (error, frames) =>
  [headOf(error), ...frames.map((frame) => `    at ${placeOf(frame)}`)].join('\n');

/** As V8 does, for any object. */
function headOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return '<error>';
  }
}

/** As V8 does, with our source's file and line. */
function placeOf(frame) {
  const text = String(frame);
  try {
    const filename = frame.getFileName();
    const place = filename && sourceOf(filename, frame.getLineNumber());
    return place ? text.replace(`${filename}:${frame.getLineNumber()}:${frame.getColumnNumber()}`, () => place) : text;
  } catch {
    // Without a free file handle, for example, the error still shows.
    return text;
  }
}

/** undefined for foreign files. Node 20's cache keeps the build's folder even after a move. */
function sourceOf(filename, lineNumber) {
  const name = path.basename(filename);
  if (!path.dirname(filename).endsWith(path.join('bundle', 'chunks'))) return undefined;
  if (!traced.has(name))
    traced.set(name, JSON.parse(readIfThere(path.join(CHUNKS, `${name}.lines.json`)) ?? '{"lines":[]}'));
  const { files, lines } = traced.get(name);
  const [file, line] = lines[lineNumber - 1] ?? [];
  return file === undefined ? undefined : `${path.join(__dirname, files[file])}:${line}`;
}

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

module.exports = { load, keepCompiled };
