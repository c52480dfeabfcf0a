import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { StartupError } from '../platform/startup-error';
import { findBinaries } from './binaries';
import { diskFault } from './disk-fault';
import { clusterOwner, findHome, makeHome } from './home';
import { clusterOf, initCluster, readPassword, SUPERUSER } from './init-cluster';
import { APP_DATABASE, APP_ROLE, Lease } from './lease';
import { canEnter, chooseServerUser } from './os-user';
import { disownPidFile, isServerOf, readPidFile } from './pid-file';
import { reachableBinaries } from './reachable-binaries';
import { freePort, isFree, launch, shutDown, type LaunchFault, type Server } from './server-process';

const RETRY_MS = 5_000;

export interface EmbeddedPostgres {
  /** The owner of `turnero`. Has the password: never log it. */
  url: string;
  /** Never log it. */
  adminUrl: string;
  home: string;
  /** The last process to leave stops the server. */
  stop(): Promise<void>;
}

/** Makes, joins or recovers the server; restarts a dead one on its port. Rejects with StartupError. */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  /** false: faster, but a power cut loses data. */
  durable?: boolean;
  meanwhile?: () => void;
}): Promise<EmbeddedPostgres> {
  const { log } = options;
  const server = await locate(path.resolve(options.dataDir), options.durable ?? true);
  const password = await readPassword(server.home);
  log(`Datos de PostgreSQL en ${server.home}`);

  const stopping = new AbortController();
  const revive = async (port: number): Promise<Lease | undefined> => {
    log('PostgreSQL se detuvo: iniciando de nuevo.');
    while (!stopping.signal.aborted) {
      try {
        return await openServer(server, password, { onLost, port, signal: stopping.signal });
      } catch (error) {
        if (!stopping.signal.aborted) log(error instanceof Error ? error.message : String(error));
        await delay(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };
  let holding: Promise<Lease | undefined> | undefined;
  const onLost = (port: number) => {
    holding = revive(port);
  };
  const first = await openServer(server, password, { onLost, signal: stopping.signal, meanwhile: options.meanwhile });
  holding ??= Promise.resolve(first);
  const { port } = first;

  const urlOf = (role: string, database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf(APP_ROLE, APP_DATABASE),
    adminUrl: urlOf(SUPERUSER, 'postgres'),
    home: server.home,
    async stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      const lease = await holding;
      await lease?.leave(async () => {
        if (!(await shutDown(server))) log('PostgreSQL no se detuvo a tiempo.');
      });
    },
  };
}

async function locate(dataDir: string, durable: boolean): Promise<Server> {
  const found = await findHome(dataDir);
  const user = await chooseServerUser(found === undefined ? undefined : await clusterOwner(found));
  const programs = async () => reachableBinaries(await findBinaries(), user);
  const home =
    found ??
    (await makeHome(dataDir, user, async (draft) => initCluster(draft, { binaries: await programs(), user, durable })));
  if (!(await canEnter(user, home))) {
    throw new StartupError(
      `El usuario ${user?.name}, con el que funciona PostgreSQL, no puede entrar en ${home}: dar permiso de paso a sus carpetas.`,
    );
  }
  return { home, binaries: await programs(), user, durable };
}

/** Crash recovery of a large database. */
const OPEN_MS = 120_000;

interface OpenOptions {
  onLost: (port: number) => void;
  /** For programs with connections to it. */
  port?: number;
  signal: AbortSignal;
  /** Runs while the server starts. Must not throw. */
  meanwhile?: (() => void) | undefined;
}

/** Checks after each step, because other processes start and stop the server. */
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

/** On the last port if free: surviving programs find it. */
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
