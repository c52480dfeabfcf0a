import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../../src/embedded-postgres/server-process';
import { eventually } from '../../src/testing/harness/eventually';

export interface Version {
  name: string;
  root: string;
}

interface Replica {
  url: string;
  child: ChildProcess;
  isReady: boolean;
}

const ASKED_EVERY_MS = 250;
const ERROR = /^\{"level":[56]0/;

/** A balancer polls /ready, as in production. */
export class Fleet {
  readonly faults: string[] = [];
  private readonly replicas: Replica[] = [];
  private turn = 0;

  constructor(
    private readonly databaseUrl: string,
    private readonly dataDir: string,
  ) {}

  /** The next ready one. */
  pick(): string {
    const ready = this.replicas.filter(({ isReady }) => isReady);
    if (ready.length === 0) throw new Error('No replica is ready');
    return ready[(this.turn += 1) % ready.length]!.url;
  }

  async start(version: Version): Promise<void> {
    const port = await freePort();
    const child = this.run(version, 'main', { PORT: String(port) });
    createInterface(child.stdout!).on('line', (line) => {
      if (ERROR.test(line)) this.faults.push(`${version.name} logged ${line.slice(0, 300)}`);
    });
    const replica = { url: `http://127.0.0.1:${port}`, child, isReady: false };
    this.replicas.push(replica);
    void this.watch(replica);
    await eventually(() =>
      replica.isReady ? Promise.resolve() : Promise.reject(new Error(`${version.name} is not ready`)),
    );
  }

  /** Starts one, stops the oldest. */
  async replace(version: Version): Promise<void> {
    await this.start(version);
    await this.end(this.replicas[0]!);
  }

  async migrate(version: Version): Promise<void> {
    const child = this.run(version, 'migrate', {});
    child.stdout!.pipe(process.stdout);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) this.faults.push(`npm run migrate ended with ${String(code)}`);
  }

  async stop(): Promise<void> {
    while (this.replicas.length > 0) await this.end(this.replicas[0]!);
  }

  private async end(replica: Replica): Promise<void> {
    // /ready alone informs the balancer.
    const ended = once(replica.child, 'exit');
    replica.child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    this.replicas.splice(this.replicas.indexOf(replica), 1);
    if (code !== 0) this.faults.push(`A replica ended with ${String(code)}`);
  }

  private async watch(replica: Replica): Promise<void> {
    while (replica.child.exitCode === null && replica.child.signalCode === null) {
      replica.isReady = await fetch(`${replica.url}/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
      await pause(ASKED_EVERY_MS);
    }
    replica.isReady = false;
  }

  private run({ root }: Version, program: string, env: Record<string, string>): ChildProcess {
    return spawn(process.execPath, [path.join(root, `api/dist/bundle/${program}.js`)], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATABASE_URL: this.databaseUrl,
        DATA_DIR: this.dataDir,
        DEMO: 'true',
        // An address per caller.
        TRUST_PROXY: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }
}
