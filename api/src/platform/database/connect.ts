import pg, { Query, type Connection, type Submittable } from 'pg';
import { DataSource, type EntityMetadata } from 'typeorm';

import { migrations } from '../../migrations/index';
import { HeardClient } from './heard-client';
import { KEPT_SETTING, reach, type FoundServer, type Server, type UrlSetting } from './server';
import { SnakeNaming } from './snake-naming';

export const REQUEST_LIMITS: Limits = {
  lock_timeout: 3_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 60_000,
};
/** Below the lock_timeout of requests, which queue behind migrations. */
const MIGRATION_LIMITS: Limits = {
  lock_timeout: 2_000,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};
/** Overrides limits of the role or database. */
export const NO_LIMITS: Limits = { lock_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };
/** Seconds. Frees a vanished machine's locks after 25, unless a pooler decides. */
const LOST_PEERS = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

interface Uses {
  poolSize: number;
  entities?: never[];
  migrations?: Function[];
}

export async function reachForAMoment(url: string, setting: UrlSetting): Promise<FoundServer> {
  const { dataSource, server } = await reach(url, setting, (at) => connect(at, { poolSize: 1 }, NO_LIMITS));
  await dataSource.destroy();
  return server;
}

export function connect(
  { url, isPooled }: Server,
  uses: Uses,
  limits: Limits,
  Client = HeardClient,
): Promise<DataSource> {
  const kept = Object.entries({ ...limits, ...LOST_PEERS, ...KEPT_SETTING });
  const options = kept.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  const session = isPooled ? { Client: limitedPerTransaction(Client, limits) } : { Client, options };
  const Source = uses.entities ? SharingDataSource : DataSource;
  const dataSource = new Source({
    type: 'postgres',
    // TypeORM would load pg again.
    driver: pg,
    url,
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    applicationName: 'turnero',
    extra: { ...session, connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    ...uses,
  });
  return dataSource.initialize();
}

/** Limits transactions. CREATE INDEX CONCURRENTLY runs outside: it may wait, and blocks no others. */
export function connectToMigrate(server: Server, classes: Function[] = migrations): Promise<DataSource> {
  const uses = { migrations: classes, poolSize: 2 };
  if (server.isPooled) return connect(server, uses, MIGRATION_LIMITS);
  return connect(server, uses, NO_LIMITS, limitedPerTransaction(HeardClient, MIGRATION_LIMITS));
}

/** Milliseconds by PostgreSQL's names. */
type Limits = Readonly<Record<string, number>>;

/** Sets limits in each transaction's first packet, and prepares nothing by name (ADR 61). */
function limitedPerTransaction(Client: typeof HeardClient, limits: Limits): typeof HeardClient {
  const settings = Object.entries(limits).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  const sql = `SELECT ${settings.join(', ')}`;
  return class extends Client {
    override query(...sent: never[]): never {
      return this.send(...(sent as unknown[] as Parameters<typeof this.send>)) as never;
    }

    private send(config: string | { submit?: unknown }, values?: unknown, callback?: unknown): unknown {
      if (typeof config === 'object' && config.submit) return super.query(config as Submittable);
      const beginsTransaction = () => !IN_TRANSACTION.has(this.getTransactionStatus());
      const query = new LimitedQuery(sql, beginsTransaction, config, values, callback);
      const answer = query.callback ? undefined : query.answer();
      super.query(query as Submittable);
      return answer;
    }
  };
}

/** PostgreSQL refuses these beside another statement. */
const RUNS_ALONE = /^\s*(CREATE|DROP|REINDEX)\b.*\sCONCURRENTLY\s/i;

/** T: open; E: failed. */
const IN_TRANSACTION = new Set<string | null>(['T', 'E']);

interface PgQuery {
  text: string;
  name: string | undefined;
  callback: ((error: Error | null, result: unknown) => void) | undefined;
  submit(connection: Connection): Error | null;
  requiresPreparation(): boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Connection): void;
}

const PgQuery = Query as unknown as new (config: string | object, values: unknown, callback: unknown) => PgQuery;

class LimitedQuery extends PgQuery {
  private isSettingLimits = false;

  constructor(
    private readonly limits: string,
    private readonly beginsTransaction: () => boolean,
    config: string | object,
    values: unknown,
    callback: unknown,
  ) {
    super(config, values, callback);
    this.name = undefined;
  }

  answer(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.callback = (error, result) => (error ? reject(error) : resolve(result));
    });
  }

  override submit(connection: Connection): Error | null {
    this.isSettingLimits = !RUNS_ALONE.test(this.text) && this.beginsTransaction();
    if (this.isSettingLimits && !this.requiresPreparation()) this.text = `${this.limits};${this.text}`;
    return super.submit(connection);
  }

  override prepare(connection: Connection): void {
    if (this.isSettingLimits) {
      // Without Sync: both run in one transaction.
      connection.parse({ text: this.limits, name: '', types: [] }, false);
      connection.bind({}, false);
      connection.execute(null, false);
    }
    super.prepare(connection);
  }

  override handleRowDescription(message: object): void {
    if (!this.isSettingLimits) super.handleRowDescription(message);
  }

  override handleDataRow(message: object): void {
    if (!this.isSettingLimits) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    if (this.isSettingLimits) this.isSettingLimits = false;
    else super.handleCommandComplete(message, connection);
  }
}

const built = new WeakMap<object, EntityMetadata[]>();

/** Building metadata once saves 10 to 20 ms of CPU per database. */
class SharingDataSource extends DataSource {
  protected override async buildMetadatas(): Promise<void> {
    const { entities = [] } = this.options;
    const known = built.get(entities);
    if (known === undefined) {
      await super.buildMetadatas();
      built.set(entities, this.entityMetadatas);
      return;
    }
    Object.assign(this, {
      entityMetadatas: known,
      entityMetadatasMap: new Map(known.map((metadata) => [metadata.target, metadata])),
    });
  }
}
