import { execFile } from 'node:child_process';
import { constants, readFile, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './home';

/** postmaster.pid; stays after a kill. */
export interface PidFile {
  pid: number;
  /** 0 until the server listens. */
  port: number;
  ready: boolean;
}

export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(fileOf(cluster), 'utf8').catch(() => undefined);
  if (!text) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
}

/** Compares folders, because after a crash another process can have the id. */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!(pid > 0) || !isAlive(pid)) return false;
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster;
  if (process.platform === 'win32') return true;
  const { stdout } = await promisify(execFile)('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(cluster);
}

/**
 * PostgreSQL rejects a postmaster.pid with a living process, unless that is its parent: us. Never delete the file: it
 * shows PostgreSQL the dead server's orphans.
 */
export async function disownPidFile(cluster: string): Promise<void> {
  const text = await readFile(fileOf(cluster), 'utf8');
  const { O_WRONLY, O_TRUNC, O_NOFOLLOW = 0 } = constants;
  await writeFile(fileOf(cluster), text.replace(/^.*/, String(process.pid)), { flag: O_WRONLY | O_TRUNC | O_NOFOLLOW });
}

const fileOf = (cluster: string) => path.join(cluster, 'postmaster.pid');
