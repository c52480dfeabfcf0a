import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

import { afterwards, dataFolder, start } from '../testing/harness/data-folder';
import { eventually } from '../testing/harness/eventually';
import { findBinaries } from './binaries';
import { readPassword } from './init-cluster';
import { openServer } from './launcher';
import { chooseServerUser } from './os-user';
import { reachableBinaries } from './reachable-binaries';
import type { Server } from './server-process';

/** A stopped server, and a folder for messages between this test and scripts that replace PostgreSQL. */
async function stoppedServer() {
  const { home, stop } = await start(await dataFolder());
  await stop();
  const user = await chooseServerUser();
  const binaries = await reachableBinaries(await findBinaries(), user);
  const folder = await dataFolder(0o777);
  /** Replaces PostgreSQL by a shell script; $real starts the real one. */
  const startedBy = async (name: string, lines: string): Promise<Server> => {
    const script = path.join(folder, name);
    await writeFile(
      script,
      `#!/bin/sh\nreal='${binaries.postgres}' cluster='${home}/cluster'\ncd '${folder}'\n${lines}\n`,
      {
        mode: 0o755,
      },
    );
    return { home, binaries: { ...binaries, postgres: script }, user, durable: true };
  };
  const open = async (server: Server, port?: number) => {
    const { signal } = new AbortController();
    const lease = await openServer(server, await readPassword(home), { onLost: () => undefined, port, signal });
    afterwards(() => lease.leave(async () => undefined));
    return lease;
  };
  return { folder, startedBy, open };
}

const waitFor = (file: string) => `until [ -s ${file} ]; do sleep 0.02; done`;

test('of two parallel starts, the refused one joins the other, even if that one logs last', async () => {
  const { startedBy, open } = await stoppedServer();
  // Holds back its first output until the other start is refused.
  const first = await startedBy(
    'first',
    `
    ${waitFor('other-looked')}
    mkfifo words
    (read -r word < words; ${waitFor('other-refused')}; echo "$word" >&2; echo yes > first-spoke) &
    exec "$real" "$@" 2> words`,
  );
  const other = await startedBy(
    'other',
    `
    [ -e other-refused ] && exec "$real" "$@"
    echo yes > other-looked
    ${waitFor('"$cluster/postmaster.pid"')}
    "$real" "$@"
    echo yes > other-refused
    ${waitFor('first-spoke')}
    exit 1`,
  );

  const [one, two] = await Promise.all([open(first), open(other)]);

  expect(two.port).toBe(one.port);
});

test('retries a port that was taken for a moment', async () => {
  const clinic = await stoppedServer();
  const server = await clinic.startedBy(
    'postgres',
    `
    [ -e refused ] && exec "$real" "$@"
    "$real" "$@"
    echo yes > refused
    ${waitFor('freed')}
    exit 1`,
  );

  expect(await opensAfterRefusal(clinic, server)).toBe(true);
});

test('a failed start is judged by its own log lines, even if they come late', async () => {
  const clinic = await stoppedServer();
  const server = await clinic.startedBy(
    'postgres',
    `
    [ -e refused ] && exec "$real" "$@"
    "$real" "$@" -c log_directory='${clinic.folder}/log'
    echo yes > refused
    ${waitFor('freed')}
    (sleep 0.5; cat log/* >> "$cluster/log/late.log") > /dev/null 2>&1 &
    exit 1`,
  );

  expect(await opensAfterRefusal(clinic, server)).toBe(true);
});

/** Whether it opens on a port that another program holds until a start is refused. */
async function opensAfterRefusal(
  { folder, open }: Awaited<ReturnType<typeof stoppedServer>>,
  server: Server,
): Promise<boolean> {
  const program = createServer();
  await new Promise<void>((resolve) => void program.listen(0, '127.0.0.1', resolve));
  const { port } = program.address() as AddressInfo;
  const opened = open(server, port);
  await eventually(() => readFile(path.join(folder, 'refused')));
  program.close();
  await writeFile(path.join(folder, 'freed'), 'yes');
  return (await opened).port === port;
}
