/**
 * Runs a chunk of the bundle with what V8 compiled of it when it was built, which another version of Node takes no
 * notice of, and names our own files in stack traces.
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { createRequire, enableCompileCache, flushCompileCache } = require('node:module');
const path = require('node:path');
const { Script, constants } = require('node:vm');

const CHUNKS = path.join(__dirname, 'chunks');
/** By file name. */
const loaded = new Map();
const traced = new Map();

// As Node has it from 21 on. Without, pg tells Cloudflare's workers by Node's `Response`, and 25 ms of a start load what fetch needs.
globalThis.navigator ??= { userAgent: `Node.js/${process.versions.node.split('.')[0]}` };

/** Node keeps by itself what V8 compiled, from 22.1 on: by its version, its switches and the user who runs it. */
enableCompileCache?.(path.join(__dirname, 'compiled'));

/** What the chunk exports. */
function load(name) {
  return enableCompileCache ? require(path.join(CHUNKS, name)) : loadByNode20(name);
}

/**
 * By a .cache beside the chunk. Chunks name each other as `./name.js`. V8 compares the length of the text alone: a chunk
 * that is changed by hand runs as it was until its .cache is deleted.
 */
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

/** The text of a chunk, all ASCII, with what Node puts around a module: in one step, so that it is in memory once. */
function asFunction(filename) {
  const head = Buffer.from('(function (exports, require, module, __filename, __dirname) { ');
  return Buffer.concat([head, readFileSync(filename), Buffer.from('\n})')]).toString('latin1');
}

/** Loads the chunk, and keeps what was compiled of it and those that it needed. What the chunk exports. */
function keepCompiled(name) {
  const exported = load(name);
  flushCompileCache?.();
  for (const { script, filename } of loaded.values()) writeFileSync(`${filename}.cache`, script.createCachedData());
  return exported;
}

Error.prepareStackTrace = (error, frames) => [headOf(error), ...frames.map((frame) => `    at ${placeOf(frame)}`)].join('\n');

/** As V8 writes it. The object may be any. */
function headOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return '<error>';
  }
}

/** A frame as V8 writes it, with the file and line of ours that it is from. */
function placeOf(frame) {
  const text = String(frame);
  try {
    const filename = frame.getFileName();
    const place = filename && sourceOf(filename, frame.getLineNumber());
    return place ? text.replace(`${filename}:${frame.getLineNumber()}:${frame.getColumnNumber()}`, () => place) : text;
  } catch {
    // The lines cannot be read, for want of files that may be open perhaps: the error is told nevertheless.
    return text;
  }
}

/** Undefined for what is not ours. With what was compiled Node 20 takes over the folder of the build, also when it was moved since. */
function sourceOf(filename, lineNumber) {
  const name = path.basename(filename);
  if (!path.dirname(filename).endsWith(path.join('bundle', 'chunks'))) return undefined;
  if (!traced.has(name)) traced.set(name, JSON.parse(readIfThere(path.join(CHUNKS, `${name}.lines.json`)) ?? '{"lines":[]}'));
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
