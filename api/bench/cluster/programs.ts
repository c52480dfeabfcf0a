import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/sbin'].filter(Boolean);
const NEEDED = ['ip', 'setpriv', 'etcd', 'patroni', 'patronictl', 'haproxy', 'pgbouncer'];
const OLDEST_POSTGRES = 15;

/** Why the cluster cannot be started on this machine; null when it can. */
export async function whatIsMissing(): Promise<string | null> {
  if (process.platform !== 'linux' || process.geteuid?.() !== 0) return 'It needs Linux, and root for its networks.';
  const missing: string[] = [];
  for (const program of NEEDED) if (!(await isInstalled(program))) missing.push(program);
  if ((await postgresFolder()) === null) missing.push(`PostgreSQL ${OLDEST_POSTGRES} or newer`);
  if (missing.length === 0) return null;
  return `It lacks ${missing.join(', ')}. Debian: apt-get install patroni python3-etcd etcd-server pgbouncer haproxy postgresql iproute2`;
}

/** Where Debian keeps the newest server's programs. */
export async function postgresFolder(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = Math.max(...versions.map(Number).filter((version) => version >= OLDEST_POSTGRES));
  return Number.isFinite(newest) ? `/usr/lib/postgresql/${newest}/bin` : null;
}

/**
 * Before 3.0.3 a leader that comes back from a partition writes over its successor's lock in etcd 3, and what was
 * acknowledged meanwhile is lost; over etcd's second protocol it compares first.
 */
export async function keepsLocksInEtcd3(): Promise<boolean> {
  const { stdout } = await promisify(execFile)('patroni', ['--version']);
  const [major = 0, minor = 0, patch = 0] = (/(\d+)\.(\d+)\.(\d+)/.exec(stdout) ?? []).slice(1).map(Number);
  return major > 3 || (major === 3 && (minor > 0 || patch >= 3));
}

async function isInstalled(program: string): Promise<boolean> {
  for (const folder of FOLDERS) {
    const found = await access(path.join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return true;
  }
  return false;
}
