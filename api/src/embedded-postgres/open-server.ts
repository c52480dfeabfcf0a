import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../platform/startup-error';
import { diskFault } from './disk-fault';
import { clusterOf } from './init-cluster';
import { Lease } from './lease';
import { disownPidFile, isServerOf, readPidFile } from './pid-file';
import { freePort, isFree, launch, type LaunchFault, type Server } from './server-process';

/** How long opening may take in all: crash recovery of a large database is the slow case. */
const OPEN_MS = 120_000;

export interface OpenOptions {
  /** Called when the server goes away before the lease was left. */
  onLost: (port: number) => void;
  /** Insists on this port, for a program whose connections already point there. */
  port?: number;
  /** Gives up early. */
  signal: AbortSignal;
  /** Work of the caller's that it would otherwise do afterwards; called each time a server has been started. Must not throw. */
  meanwhile?: (() => void) | undefined;
}

/**
 * Joins the server of this cluster, or starts it where none runs. Looks again
 * after every step, since other processes may be starting or stopping it.
 * Rejects with StartupError.
 */
export async function openServer(server: Server, password: string, options: OpenOptions): Promise<Lease> {
  const cluster = clusterOf(server.home);
  const deadline = performance.now() + OPEN_MS;
  let reason = 'no responde';
  while (performance.now() < deadline && !options.signal.aborted) {
    const file = await readPidFile(cluster);
    if (file && (await isServerOf(cluster, file.pid))) {
      const lease = file.port > 0 ? await Lease.take(file.port, password, options.onLost).catch(refused(server)) : undefined;
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

/** After a crash the last port is taken again when free, so that programs that survived find the server. */
async function start(server: Server, { port: asked, meanwhile }: OpenOptions, last: number | undefined): Promise<LaunchFault | undefined> {
  try {
    const port = asked ?? (last && (await isFree(last)) ? last : await freePort());
    return await launch(server, port, meanwhile);
  } catch (error) {
    throw diskFault(`iniciar PostgreSQL en ${server.home}`, error);
  }
}

const refused = (server: Server) => (error: unknown) => {
  const detail = error instanceof Error ? error.message : String(error);
  throw new StartupError(`El PostgreSQL de ${server.home} rechaza la conexión: ${detail}.`);
};
