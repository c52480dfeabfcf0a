/**
 * node scripts/image-contents.mjs FOLDER: what of the built product goes into the image, by whichever way that is made.
 * Of node_modules only the files that the packages apart from the bundle load, as their code says.
 */
import { cpSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { APART } from '../api/build/apart.mjs';
import { ROOT } from './workspace.mjs';

const BUILT = ['api/dist/bundle', 'web/dist', 'web/graphiql/dist'];
/** What V8 compiled on this machine, which the image makes anew for its own Node and user. */
const COMPILED_HERE = /[\\/]bundle[\\/](compiled|chunks[\\/][^\\/]+\.cache)$/;

export async function placeContents(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of BUILT) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: (file) => !COMPILED_HERE.test(file) });
  }
  for (const path of [...(await traced()), ...named()]) cpSync(join(ROOT, path), join(folder, path));
}

async function traced() {
  const from = createRequire(join(ROOT, 'api', 'package.json'));
  const entries = APART.filter(({ files }) => files === undefined).flatMap(({ name, late = [] }) => [
    from.resolve(name),
    ...late.map((file) => join(ROOT, 'node_modules', name, file)),
  ]);
  const { fileList } = await nodeFileTrace(entries, { base: ROOT });
  return fileList;
}

function named() {
  return APART.flatMap(({ name, files = [] }) => files.map((file) => join('node_modules', name, file)));
}

if (realpathSync(process.argv[1]) === realpathSync(import.meta.filename)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: node scripts/image-contents.mjs FOLDER');
  await placeContents(folder);
}
