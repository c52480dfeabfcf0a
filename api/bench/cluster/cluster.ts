import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { chooseServerUser } from '../../src/embedded-postgres/os-user';
import { eventually } from '../../src/testing/harness/eventually';
import { query } from '../../src/testing/harness/query';
import { CLUSTER_NAME, Member, PASSWORD, PATRONI_PORT, POSTGRES_PORT } from './member';
import { closeNetwork, HOSTS, openNetwork } from './network';

/** In Patroni's /cluster. */
interface Seen {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica' | string;
  state: string;
  timeline?: number;
  lag?: number | 'unknown';
}

const COMES_UP_WITHIN_MS = 120_000;
const ASKED_WITHIN_MS = 1_500;

/** A leader, its synchronous standby, and a replica, each with etcd, Patroni and PostgreSQL. */
export class Cluster {
  private constructor(
    readonly folder: string,
    readonly members: readonly Member[],
    private readonly isSynchronous: boolean,
  ) {}

  /** `isSynchronous`: commits wait for a second host. */
  static async start(postgresBin: string, isSynchronous: boolean): Promise<Cluster> {
    const folder = await mkdtemp(path.join(tmpdir(), 'turnero-cluster-'));
    await chmod(folder, 0o755);
    const user = (await chooseServerUser())!;
    const etcdProtocol = (await keepsLocksInEtcd3()) ? 'etcd3' : 'etcd';
    const cluster = new Cluster(
      folder,
      HOSTS.map((host) => new Member(host, { folder, user, postgresBin, etcdProtocol, isSynchronous })),
      isSynchronous,
    );
    try {
      await openNetwork();
      for (const member of cluster.members) await member.prepare();
      for (const member of cluster.members) await member.start();
      await cluster.becomesWhole();
      const leader = cluster.urlOf(await cluster.leader(), 'postgres');
      await eventually(() => query(leader, `CREATE DATABASE ${CLUSTER_NAME}`));
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Removes the folder too, unless `keepLogs`. */
  async stop({ keepLogs = false } = {}): Promise<void> {
    await closeNetwork();
    if (!keepLogs) await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Waits for a leader and two members up to date on one timeline, one synchronous if required. */
  async becomesWhole(): Promise<void> {
    await eventually(async () => {
      const seen = await this.look();
      const ofRole = (role: string) => seen.filter((one) => one.role === role).length;
      const timelines = new Set(seen.map(({ timeline }) => timeline));
      const isWhole =
        seen.length === HOSTS.length &&
        ofRole('leader') === 1 &&
        ofRole('sync_standby') === (this.isSynchronous ? 1 : 0) &&
        timelines.size === 1 &&
        seen.every(({ role, lag }) => role === 'leader' || lag === 0);
      if (!isWhole) throw new Error(`The cluster is not whole: ${JSON.stringify(seen)}`);
    }, COMES_UP_WITHIN_MS);
  }

  async leader(): Promise<Member> {
    return this.memberOf('leader');
  }

  async standby(): Promise<Member> {
    return this.memberOf('sync_standby');
  }

  urlOf({ host }: Member, database: string = CLUSTER_NAME): string {
    return `postgres://postgres:${PASSWORD}@${host.address}:${POSTGRES_PORT}/${database}`;
  }

  private async memberOf(role: string): Promise<Member> {
    return eventually(async () => {
      const seen = (await this.look()).find((one) => one.role === role);
      const member = this.members.find(({ host }) => host.name === seen?.name);
      if (!member) throw new Error(`The cluster has no ${role}`);
      return member;
    }, COMES_UP_WITHIN_MS);
  }

  /** By the first host that answers. */
  private async look(): Promise<Seen[]> {
    const answers = this.members.map(async ({ host }) => {
      const response = await fetch(`http://${host.address}:${PATRONI_PORT}/cluster`, {
        signal: AbortSignal.timeout(ASKED_WITHIN_MS),
      });
      const { members } = (await response.json()) as { members: Seen[] };
      return members;
    });
    return Promise.any(answers);
  }
}

const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/sbin'].filter(Boolean);
const NEEDED = ['ip', 'setpriv', 'etcd', 'patroni', 'patronictl', 'haproxy', 'pgbouncer'];
const OLDEST_POSTGRES = 15;

/** null: the cluster can start here. */
export async function whatIsMissing(): Promise<string | null> {
  if (process.platform !== 'linux' || process.geteuid?.() !== 0) return 'It needs Linux, and root for its networks.';
  const isInstalled = (program: string) => FOLDERS.some((folder) => existsSync(path.join(folder, program)));
  const missing = NEEDED.filter((program) => !isInstalled(program));
  if ((await postgresFolder()) === null) missing.push(`PostgreSQL ${OLDEST_POSTGRES} or newer`);
  if (missing.length === 0) return null;
  return `It lacks ${missing.join(', ')}. Debian: apt-get install patroni python3-etcd etcd-server pgbouncer haproxy postgresql iproute2`;
}

/** Folder of the newest server's programs. */
export async function postgresFolder(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = Math.max(...versions.map(Number).filter((version) => version >= OLDEST_POSTGRES));
  return Number.isFinite(newest) ? `/usr/lib/postgresql/${newest}/bin` : null;
}

/** Before Patroni 3.0.3, etcd's protocol 3 loses acknowledged writes (ADR 118). */
async function keepsLocksInEtcd3(): Promise<boolean> {
  const { stdout } = await promisify(execFile)('patroni', ['--version']);
  const [major = 0, minor = 0, patch = 0] = (/(\d+)\.(\d+)\.(\d+)/.exec(stdout) ?? []).slice(1).map(Number);
  return major > 3 || (major === 3 && (minor > 0 || patch >= 3));
}
