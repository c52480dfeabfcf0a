import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../platform/startup-error';
import { diskFault } from './disk-fault';
import { clusterOf } from './init-cluster';
import { Lease } from './lease';
import { disownPidFile, isServerOf, readPidFile } from './pid-file';
import { freePort, isFree, launch, type LaunchFault, type Server } from './server-process';

/** A large database may need crash recovery. */
const OPEN_MS = 120_000;

export interface OpenOptions {
  onLost: (port: number) => void;
  /** For a program whose connections use this port. */
  port?: number;
  signal: AbortSignal;
  /** Runs while the server starts. Must not throw. */
  meanwhile?: (() => void) | undefined;
}

/** Checks after every step, because other processes may start or stop the server. Rejects with StartupError. */
export async function openServer(server: Server, password: string, options: OpenOptions): Promise<Lease> {
  const cluster = clusterOf(server.home);
  const deadline = performance.now() + OPEN_MS;
  let reason = 'no responde';
  while (performance.now() < deadline && !options.signal.aborted) {
    const file = await readPidFile(cluster);
    if (file && (await isServerOf(cluster, file.pid))) {
      const lease =
        file.port > 0 ? await Lease.take(file.port, password, options.onLost).catch(refused(server)) : undefined;
      if (lease) return lease;
      await delay(50);
      continue;
    }
    const fault = await start(server, options, file?.port);
    if (!fault) continue;
    reason = fault.reason;
    if (!fault.busy) break;
    const left = fault.lockFile ? await readPidFile(cluster) : undefined;
    if (left && !(await isServerOf(cluster, left.pid))) await disownPidFile(cluster);
    else await delay(200);
  }
  throw new StartupError(`No se pudo iniciar PostgreSQL en ${server.home}: ${reason}.`);
}

/** Reuses the last port if it is free, so that surviving programs find the server. */
async function start(
  server: Server,
  { port: fixedPort, meanwhile }: OpenOptions,
  last: number | undefined,
): Promise<LaunchFault | undefined> {
  try {
    const port = fixedPort ?? (last && (await isFree(last)) ? last : await freePort());
    return await launch(server, port, meanwhile);
  } catch (error) {
    throw diskFault(`iniciar PostgreSQL en ${server.home}`, error);
  }
}

const refused = (server: Server) => (error: unknown) => {
  const detail = error instanceof Error ? error.message : String(error);
  throw new StartupError(`El PostgreSQL de ${server.home} rechaza la conexión: ${detail}.`);
};
