/**
 * Runs a chunk of the bundle with what V8 compiled of it when it was built (a .cache beside it, which another version of
 * Node takes no notice of), and names our own files in stack traces.
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { Script, constants } = require('node:vm');

const CHUNKS = path.join(__dirname, 'chunks');
/** By file name. */
const loaded = new Map();
const traced = new Map();

// As Node has it from 21 on. Without, pg tells Cloudflare's workers by Node's `Response`, and 25 ms of a start load what fetch needs.
globalThis.navigator ??= { userAgent: `Node.js/${process.versions.node.split('.')[0]}` };

/** What the chunk exports. Chunks name each other as `./name.js`. */
function load(name) {
  const known = loaded.get(name);
  if (known) return known.module.exports;
  const filename = path.join(CHUNKS, name);
  const script = new Script(readFileSync(filename, 'utf8'), {
    filename,
    cachedData: readIfThere(`${filename}.cache`),
    importModuleDynamically: constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  loaded.set(name, { module, script, filename });
  const fromModules = createRequire(filename);
  const required = (id) => (id.startsWith('./') ? load(id.slice(2)) : fromModules(id));
  script.runInThisContext()(module.exports, Object.assign(required, fromModules), module, filename, CHUNKS);
  return module.exports;
}

/** Loads the chunk, and writes beside it and those that it needed what was compiled of them. */
function keepCompiled(name) {
  load(name);
  for (const { script, filename } of loaded.values()) writeFileSync(`${filename}.cache`, script.createCachedData());
}

Error.prepareStackTrace = (error, frames) => [String(error), ...frames.map((frame) => `    at ${placeOf(frame)}`)].join('\n');

/** A frame as V8 writes it, with the file and line of ours that it is from. */
function placeOf(frame) {
  const text = String(frame);
  const filename = frame.getFileName();
  if (!filename?.startsWith(CHUNKS)) return text;
  if (!traced.has(filename)) traced.set(filename, JSON.parse(readIfThere(`${filename}.lines.json`) ?? '{"lines":[]}'));
  const { files, lines } = traced.get(filename);
  const [file, line] = lines[frame.getLineNumber() - 1] ?? [];
  return file === undefined ? text : text.replace(/[^\s(]+:\d+:\d+/, `${path.join(__dirname, files[file])}:${line}`);
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
