import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
/** The first start makes a database cluster, migrates it and fills in the demo clinic. */
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 20_000;

export interface Clinic {
  /** Without a slash at the end. */
  url: string;
  /** What the server has printed so far. */
  log(): string;
  /** Stops the server the way a person does and removes its data. Rejects when it has to be killed. */
  stop(): Promise<void>;
}

/**
 * Starts the built product as a user does (one process that serves API and web) on a free port,
 * with a throw-away database of its own and the demo clinic in it. Resolves once /ready says yes;
 * rejects with the server's own output when it ends or takes too long.
 */
export async function startClinic(environment: Record<string, string> = {}): Promise<Clinic> {
  const dataDir = await mkdtemp(join(tmpdir(), 'turnero-e2e-'));
  // The database server runs as another user when the tests run as root.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // Not as in production and without a proxy: the tests read their mails at /dev/mail.json.
  const {
    DATABASE_URL: _theirs, SMTP_URL: _mails, NODE_ENV: _mode, PUBLIC_URL: _address, TRUST_PROXY: _proxies, ...inherited
  } = process.env;
  const server = spawn(process.execPath, [join(ROOT, 'api', 'dist', 'bundle', 'main.js')], {
    cwd: ROOT,
    env: { ...inherited, PORT: String(port), DATA_DIR: dataDir, DEMO: 'true', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => { output += text; });
  }
  const stop = async (): Promise<void> => {
    const killed = await end(server);
    await rm(dataDir, { recursive: true, force: true });
    if (killed) throw new Error(`The server did not stop within ${STOP_WITHIN_MS} ms.\n${output}`);
  };
  try {
    await ready(url, server);
  } catch (error) {
    await stop().catch(() => undefined);
    throw new Error(`${(error as Error).message}\n${output}`);
  }
  return { url, stop, log: () => output };
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  for (let waited = 0; waited < READY_WITHIN_MS; waited += 100) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('The server ended before it was ready.');
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms.`);
}

/** True when it had to be killed. */
async function end(server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null || server.signalCode !== null) return false;
  let killed = false;
  const ended = new Promise<void>((resolve) => { server.once('exit', () => resolve()); });
  const timer = setTimeout(() => {
    killed = true;
    server.kill('SIGKILL');
  }, STOP_WITHIN_MS);
  server.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
  return killed;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port.'));
      });
    });
  });
}
