import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const API_DIR = path.resolve(__dirname, '../..');

export interface ServerProcess {
  port: number;
  /** Microseconds since its start. */
  cpuMicros(): Promise<number>;
  /** Answered by its entry. */
  ask<Answer>(question: unknown): Promise<Answer>;
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
  // Without this process' options, e.g. --cpu-prof.
  const child = fork(path.join(apiDir, 'bench', entry), {
    cwd: apiDir,
    execPath: node,
    execArgv: ['-r', '@swc-node/register', ...(process.env['BENCH_NODE_OPTIONS']?.split(' ') ?? [])],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await answerOf<{ port: number }>(child);
  const ask = <Answer>(question: unknown): Promise<Answer> => {
    const answer = answerOf<Answer>(child);
    child.send(question as Serializable);
    return answer;
  };
  return {
    port,
    ask,
    cpuMicros: async () => (await ask<{ cpuMicros: number }>('cpu?')).cpuMicros,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
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

export function startServers(count: number, env: Readonly<Record<string, string>>): Promise<ServerProcess[]> {
  return Promise.all(Array.from({ length: count }, () => startServer('support/api-server.ts', env)));
}

/** Rejects if the child ends. */
async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as Answer),
      once(child, 'exit', { signal }).then(([code]) => {
        throw new Error(`A server ended with code ${String(code)}`);
      }),
    ]);
  } finally {
    settled.abort();
  }
}
