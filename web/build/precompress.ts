import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|wasm|webmanifest)$/;
/** Smaller files fit in one packet. */
const MINIMUM_BYTES = 1024;
/** The scanner's WebAssembly and GraphiQL: half of the best compression's time, for pages that no patient waits for. */
const LARGE_BYTES = 400_000;
/** Vite's own notes, which no browser asks for. */
const NOTES = /^\.vite[\\/]/;

/** Not for index.html, which the server fills. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'turnero-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    // Not closeBundle, which runs after a failed build too and would hide its error.
    async writeBundle() {
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => COMPRESSIBLE.test(name) && !NOTES.test(name))
          .map((name) => compress(path.join(outDir, name))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < MINIMUM_BYTES) return;
  const content = await readFile(file);
  const quality = content.length < LARGE_BYTES ? 11 : 9;
  const brotli = promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const gzipped = promisify(gzip)(content, { level: 9 });
  await Promise.all([writeFile(`${file}.br`, await brotli), writeFile(`${file}.gz`, await gzipped)]);
}
