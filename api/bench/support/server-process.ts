import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import type { Report } from './served';

const API_DIR = path.resolve(__dirname, '../..');

export interface ServerProcess {
  port: number;
  /** Microseconds since its start. */
  cpuMicros(): Promise<number>;
  stop(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
}

/** Waits until bench/`entry` listens; it ends with this process. `apiDir` and `node` may be other versions. */
export async function startServer(
  entry: string,
  env: Readonly<Record<string, string>>,
  { apiDir = API_DIR, node = process.execPath }: { apiDir?: string; node?: string } = {},
): Promise<ServerProcess> {
  // Not this process' options, e.g. --cpu-prof.
  const child = fork(path.join(apiDir, 'bench', entry), {
    cwd: apiDir,
    execPath: node,
    execArgv: ['-r', '@swc-node/register', ...(process.env['BENCH_NODE_OPTIONS']?.split(' ') ?? [])],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const first = await reportOf(child);
  if (!('port' in first)) throw new Error(`${entry} did not say where it listens`);
  return {
    port: first.port,
    async cpuMicros() {
      const report = reportOf(child);
      child.send('cpu?');
      const answer = await report;
      return 'cpuMicros' in answer ? answer.cpuMicros : 0;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Rejects when the child ends instead. */
async function reportOf(child: ChildProcess): Promise<Report> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([report]) => report as Report),
      once(child, 'exit', { signal }).then(([code]) => {
        throw new Error(`A server ended with code ${String(code)}`);
      }),
    ]);
  } finally {
    settled.abort();
  }
}
