import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A process of the product whose time passes when it is told to. */
export class DaysReplica {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  static async open(env: Readonly<Record<string, string>>): Promise<DaysReplica> {
    const child = fork(path.join(__dirname, 'days-server.ts'), {
      execArgv: ['-r', '@swc-node/register'],
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    return new DaysReplica(child, (await messageOf<{ port: number }>(child)).port);
  }

  async advance(ms: number): Promise<void> {
    const done = messageOf(this.child);
    this.child.send(ms);
    await done;
  }

  async kill(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

async function messageOf<Message>(child: ChildProcess): Promise<Message> {
  const settled = new AbortController();
  try {
    return await Promise.race([
      once(child, 'message', { signal: settled.signal }).then(([message]) => message as Message),
      once(child, 'exit', { signal: settled.signal }).then(() => {
        throw new Error('A server ended');
      }),
    ]);
  } finally {
    settled.abort();
  }
}
