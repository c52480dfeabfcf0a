/**
 * npm run image -- --check: runs the image's files as a container runtime would: as its user, writable only in /tmp and
 * the data folder, against its own PostgreSQL. The argument is the image's root folder.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { runCommand, withReleases } from '../bench/support/trial';
import { freePort } from '../src/embedded-postgres/server-process';
import { eventually } from '../src/testing/harness/eventually';
import { sendGraphQL } from '../src/testing/harness/graphql';
import { startThrowawayPostgres } from '../src/testing/harness/throwaway-postgres';

/** In a mount namespace. */
const CONFINED = `
  set -e
  root=$1; shift
  mount --bind "$root" "$root"
  mount --rbind /dev "$root/dev"
  mount --rbind /proc "$root/proc"
  mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
  mount -t tmpfs -o uid=1000,gid=1000 tmpfs "$root/app/.data"
  mount -o remount,bind,ro "$root"
  exec chroot --userspec=1000:1000 --groups=1000 "$root" /usr/local/bin/node "$@"`;

const ERROR = /^\{"level":[56]0/;
const QUERY = '{ professionals { id } }';
const SIGN_IN = 'mutation { signIn(email: "admin@clinica.example", password: "demo1234") { token } }';

function inImage(root: string, args: string[], env: Record<string, string>): ChildProcess {
  const all = { PATH: process.env['PATH'], NODE_ENV: 'production', ...env };
  return spawn('unshare', ['--mount', 'sh', '-c', CONFINED, 'sh', root, ...args], {
    env: all,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

runCommand(() =>
  withReleases(async (defer) => {
    const root = process.argv[2]!;
    const postgres = await startThrowawayPostgres();
    defer(() => postgres.stop());
    const env = {
      DATABASE_URL: postgres.url,
      DEMO: 'true',
      PORT: String(await freePort()),
      PAPER_DIR: '/app/.data/paper',
    };
    const migrated = inImage(root, ['/app/turnero', 'migrate'], env);
    check((await once(migrated, 'exit'))[0] === 0, 'turnero migrate makes the schema');
    const began = performance.now();
    const server = inImage(root, ['/app/turnero', 'start'], env);
    defer(async () => {
      server.kill('SIGTERM');
      const [code] = (await once(server, 'exit')) as [number | null];
      check(code === 0, 'it stops by SIGTERM');
    });
    createInterface(server.stdout!).on('line', (line) => void (ERROR.test(line) && check(false, line)));
    await askServer(server, `http://127.0.0.1:${env.PORT}`, began);
  }),
);

async function askServer({ pid }: ChildProcess, url: string, began: number): Promise<void> {
  await eventually(async () => {
    if ((await fetch(`${url}/ready`)).status !== 200) throw new Error('not ready');
  });
  check(true, `/ready after ${((performance.now() - began) / 1000).toFixed(1)} s, demo clinic included`);
  check(/^Uid:\s+1000\s+1000\s+1000/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')), 'it runs as its user');
  const mounts = readFileSync(`/proc/${pid}/mountinfo`, 'utf8');
  check(/^\S+ \S+ \S+ \S+ \/ ro\b/m.test(mounts), 'its root is read-only');
  const page = await fetch(url);
  check(page.status === 200 && (await page.text()).includes('<div id="root"'), 'the first page');
  const { data } = await sendGraphQL<{ professionals: object[] }>({ url }, QUERY);
  check((data?.professionals.length ?? 0) > 10, 'a query');
  const signedIn = await sendGraphQL<{ signIn: { token: string } }>({ url }, SIGN_IN);
  check(Boolean(signedIn.data), 'signing in (argon2)');
  for (const path of await docsFiles(url)) check((await fetch(`${url}${path}`)).status === 200, `${path}`);
  const paper = `/proc/${pid}/root/app/.data/paper`;
  await eventually(async () => {
    if (!(existsSync(paper) && readdirSync(paper).some((name) => name.endsWith('.pdf')))) throw new Error('no paper');
  });
  check(true, 'the paper of the day (pdfkit)');
}

async function docsFiles(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/api/docs/`)).text();
  return [...text.matchAll(/(?:href|src)="([^"]+swagger[^"]+)"/g)].map(
    ([, path]) => new URL(path!, `${url}/api/docs/`).pathname,
  );
}

function check(isSo: boolean, what: string): void {
  console.log(`${isSo ? 'ok    ' : 'FAILED'} ${what}`);
  if (!isSo) process.exitCode = 1;
}
