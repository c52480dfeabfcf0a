import { spawn } from 'node:child_process';
import { chown, mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { OsUser } from '../../src/embedded-postgres/os-user';
import { HOSTS, killAll, OUTSIDE, type Host } from './network';

export const POSTGRES_PORT = 5432;
export const PATRONI_PORT = 8008;
export const CLUSTER_NAME = 'turnero';
/** The superuser's, during the trial. */
export const PASSWORD = 'turnero';

interface Place {
  /** Has a folder per host. */
  folder: string;
  user: OsUser;
  postgresBin: string;
  etcdProtocol: 'etcd' | 'etcd3';
  isSynchronous: boolean;
}

/** etcd, Patroni and PostgreSQL on one host. */
export class Member {
  private readonly folder: string;

  constructor(
    readonly host: Host,
    private readonly place: Place,
  ) {
    this.folder = path.join(place.folder, host.name);
  }

  get configFile(): string {
    return path.join(this.folder, 'patroni.json');
  }

  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    // JSON is YAML.
    await writeFile(this.configFile, JSON.stringify(this.patroniConfig(), null, 2), { mode: 0o644 });
    await chown(this.folder, this.place.user.uid, this.place.user.gid);
  }

  /** Also restarts, on the same data. */
  async start(): Promise<void> {
    await this.run('etcd', this.etcdArguments());
    await this.run('patroni', [this.configFile]);
  }

  async kill(): Promise<void> {
    await killAll(this.host);
  }

  private async run(program: string, args: readonly string[]): Promise<void> {
    const { uid, gid } = this.place.user;
    const log = await open(path.join(this.folder, `${program}.log`), 'a');
    const as = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    const child = spawn('ip', ['netns', 'exec', this.host.name, ...as, program, ...args], {
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env['PATH'] ?? '/usr/bin', HOME: this.folder, LANG: 'C.UTF-8' },
    });
    child.unref();
    await log.close();
  }

  private etcdArguments(): string[] {
    const { name, address } = this.host;
    return Object.entries({
      name,
      'data-dir': path.join(this.folder, 'etcd'),
      'listen-peer-urls': `http://${address}:2380`,
      'initial-advertise-peer-urls': `http://${address}:2380`,
      'listen-client-urls': `http://${address}:2379`,
      'advertise-client-urls': `http://${address}:2379`,
      'initial-cluster': HOSTS.map((host) => `${host.name}=http://${host.address}:2380`).join(','),
      'initial-cluster-state': 'new',
      ...(this.place.etcdProtocol === 'etcd' && { 'enable-v2': 'true' }),
      // Members share a disk and processors.
      'heartbeat-interval': '250',
      'election-timeout': '2500',
    }).map(([option, value]) => `--${option}=${String(value)}`);
  }

  private patroniConfig() {
    const { name, address } = this.host;
    const account = (username: string) => ({ username, password: PASSWORD });
    return {
      scope: CLUSTER_NAME,
      name,
      restapi: { listen: `${address}:${PATRONI_PORT}`, connect_address: `${address}:${PATRONI_PORT}` },
      [this.place.etcdProtocol]: { hosts: HOSTS.map((host) => `${host.address}:2379`) },
      bootstrap: {
        dcs: {
          // Patroni's minimum. A silent leader is replaced afterwards.
          ttl: 20,
          loop_wait: 5,
          retry_timeout: 5,
          maximum_lag_on_failover: 1_048_576,
          synchronous_mode: this.place.isSynchronous,
          postgresql: {
            use_pg_rewind: true,
            parameters: { max_connections: 120, wal_log_hints: 'on', synchronous_commit: 'on' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `${address}:${POSTGRES_PORT}`,
        connect_address: `${address}:${POSTGRES_PORT}`,
        data_dir: path.join(this.folder, 'data'),
        bin_dir: this.place.postgresBin,
        pgpass: path.join(this.folder, 'pgpass'),
        authentication: {
          superuser: account('postgres'),
          replication: account('replicator'),
          rewind: account('rewinder'),
        },
        parameters: { unix_socket_directories: '' },
        pg_hba: [
          ...HOSTS.flatMap((host) => [
            `host replication replicator ${host.address}/32 scram-sha-256`,
            `host all all ${host.address}/32 scram-sha-256`,
          ]),
          `host all all ${OUTSIDE}/32 scram-sha-256`,
        ],
      },
    };
  }
}
