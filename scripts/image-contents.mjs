/**
 * node scripts/image-contents.mjs FOLDER: copies the built product as the image contains it. Packages outside the
 * bundle bring only the files that they load.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { APART } from '../api/build/apart.mjs';
import { ROOT } from './workspace.mjs';

const BUILT = ['api/dist/bundle', 'web/dist', 'web/graphiql/dist'];
/** V8's code cache of this machine; the image makes its own. */
const COMPILED_HERE = /[\\/]bundle[\\/](compiled|chunks[\\/][^\\/]+\.cache)$/;

export async function placeContents(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of BUILT) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: (file) => !COMPILED_HERE.test(file) });
  }
  for (const path of [...(await traced()), ...named()]) cpSync(join(ROOT, path), join(folder, path));
  writeFileSync(join(folder, 'turnero'), COMMAND, { mode: 0o755 });
  writeFileSync(join(folder, 'turnero.cdx.json'), billOfMaterials());
}

/** CycloneDX, for scanners: bundled packages leave no package.json behind. */
function billOfMaterials() {
  const bill = JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    }),
  );
  // npm names it after its folder.
  bill.metadata.component.name = 'turnero';
  return JSON.stringify(bill);
}

/** The image has no shell and no `env`. */
const COMMAND = "#!/usr/local/bin/node\nrequire('./api/dist/bundle/turnero.js');\n";

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
