import { readFile } from 'node:fs/promises';
import { StartupError } from '../platform/startup-error';
import { runTool } from './run-tool';

/** undefined: our own. */
export interface OsUser {
  name: string;
  uid: number;
  gid: number;
}

export function runsAsRoot(): boolean {
  return process.geteuid?.() === 0;
}

/** Needed by root, which PostgreSQL refuses. A cluster keeps its `owner`. initdb needs one from passwd. */
export async function chooseServerUser(owner?: number): Promise<OsUser | undefined> {
  if (!runsAsRoot()) return undefined;
  const users = parsePasswd(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  const chosen =
    owner === undefined
      ? (users.find((user) => user.name === 'postgres') ?? users.find((user) => user.name === 'nobody'))
      : users.find((user) => user.uid === owner);
  if (!chosen || chosen.uid === 0) {
    throw new StartupError(
      'PostgreSQL no funciona como root y este sistema no tiene un usuario «postgres» o «nobody»: ' +
        'iniciá con otro usuario o indicá DATABASE_URL.',
    );
  }
  return chosen;
}

function parsePasswd(text: string): OsUser[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && /^\d+$/.test(uid ?? '') && /^\d+$/.test(gid ?? '')
      ? [{ name, uid: Number(uid), gid: Number(gid) }]
      : [];
  });
}

/** Tries it: access lists and mount options count too. */
export async function canEnter(user: OsUser | undefined, folder: string): Promise<boolean> {
  if (!user) return true;
  const { code } = await runTool('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], user);
  return code === 0;
}
