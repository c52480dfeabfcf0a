import pg from 'pg';
import { DataSource } from 'typeorm';

import { migrations } from '../../migrations/index';
import { HeardClient } from './heard-client';
import { limitedPerTransaction, type Limits } from './limits-per-transaction';
import { KEPT_SETTING, reach, type FoundServer, type Server, type UrlSetting } from './server';
import { SharingDataSource } from './sharing-data-source';
import { SnakeNaming } from './snake-naming';

/** In milliseconds. */
export const REQUEST_LIMITS: Limits = {
  lock_timeout: 3_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 60_000,
};
/** Below the lock_timeout of requests, which queue behind it. */
const MIGRATION_LIMITS: Limits = {
  lock_timeout: 2_000,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};
/** Overrides what the role or the database sets. */
export const NO_LIMITS: Limits = { lock_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };
/** In seconds: frees a vanished machine's locks after 25, unless a pooler decides. */
const LOST_PEERS = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

interface Uses {
  poolSize: number;
  entities?: never[];
  migrations?: Function[];
}

/** Leaves no connection open. */
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

/**
 * Limits stay with each transaction, also where no pooler is: what runs outside of one, an index that is built
 * CONCURRENTLY, waits for others as long as it has to, and keeps nobody waiting.
 */
export function connectToMigrate(server: Server, classes: Function[] = migrations): Promise<DataSource> {
  const uses = { migrations: classes, poolSize: 2 };
  if (server.isPooled) return connect(server, uses, MIGRATION_LIMITS);
  return connect(server, uses, NO_LIMITS, limitedPerTransaction(HeardClient, MIGRATION_LIMITS));
}
