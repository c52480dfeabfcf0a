import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..', '..');
/** The first start makes a cluster, migrates and fills in the demo clinic. */
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 20_000;

export interface Clinic {
  /** Without a final slash. */
  url: string;
  /** The output so far. */
  log(): string;
  /** Stops the server gracefully. Rejects when it has to be killed. */
  stop(): Promise<void>;
}

/**
 * Starts the built product with its own database and the demo clinic. The system picks the port as the server listens:
 * a port chosen before may be taken while the database starts. Resolves when /ready succeeds; rejects with the server's
 * output.
 */
export async function startClinic(environment: Record<string, string> = {}): Promise<Clinic> {
  return removingData(await newDataDir(), environment);
}

/** Starts several on copies of one clinic's data: making those takes five times the work of a copy and a start. */
export async function startClinics(count: number): Promise<Clinic[]> {
  if (count === 1) return [await startClinic()];
  const made = await newDataDir();
  try {
    await (await runClinic(made)).stop();
    const started = await Promise.allSettled(
      Array.from({ length: count }, async () => {
        const dataDir = await newDataDir();
        // Keeps owners, as Node's copy does not.
        await promisify(execFile)('cp', ['-a', `${made}/.`, dataDir]);
        return removingData(dataDir);
      }),
    );
    const failed = started.find((outcome) => outcome.status === 'rejected');
    const clinics = started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    if (!failed) return clinics;
    await Promise.all(clinics.map((clinic) => clinic.stop()));
    throw failed.reason;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'turnero-e2e-'));
  // PostgreSQL runs as another user when tests run as root.
  await chmod(dataDir, 0o711);
  return dataDir;
}

/** Stopping removes the data. */
async function removingData(dataDir: string, environment?: Record<string, string>): Promise<Clinic> {
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const clinic = await runClinic(dataDir, environment);
    return { ...clinic, stop: () => clinic.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function runClinic(dataDir: string, environment: Record<string, string> = {}): Promise<Clinic> {
  // Not in production mode, because tests read mails at /dev/mail.json.
  const {
    DATABASE_URL: _theirs,
    SMTP_URL: _mails,
    NODE_ENV: _mode,
    LOG_LEVEL: _level,
    PUBLIC_URL: _address,
    TRUST_PROXY: _proxies,
    ...inherited
  } = process.env;
  const server = spawn(process.execPath, [join(ROOT, 'api', 'dist', 'bundle', 'main.js')], {
    cwd: ROOT,
    env: { ...inherited, PORT: '0', DATA_DIR: dataDir, DEMO: 'true', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const stop = async (): Promise<void> => {
    const killed = await end(server);
    if (killed) throw new Error(`The server did not stop within ${STOP_WITHIN_MS} ms.\n${output}`);
  };
  try {
    const url = await ready(server, () => output);
    return { url, stop, log: () => output };
  } catch (error) {
    await stop().catch(() => undefined);
    throw new Error(`${(error as Error).message}\n${output}`);
  }
}

/** Gives the address that the server says it listens at, once it is ready. */
async function ready(server: ChildProcess, log: () => string): Promise<string> {
  for (let waited = 0; waited < READY_WITHIN_MS; waited += 100) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error('The server ended before it was ready.');
    const url = /atiende en (http:\/\/localhost:\d+)/.exec(log())?.[1];
    if (url && (await fetch(`${url}/ready`).catch(() => undefined))?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms.`);
}

/** true when it had to be killed. */
async function end(server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null || server.signalCode !== null) return false;
  let killed = false;
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const timer = setTimeout(() => {
    killed = true;
    server.kill('SIGKILL');
  }, STOP_WITHIN_MS);
  server.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
  return killed;
}
