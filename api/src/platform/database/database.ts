import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';
import { DataSource, MigrationExecutor, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';

import { migrations } from '../../migrations/index';
import { isLockTimeout } from '../errors/database-error';
import type { Queue } from '../jobs/queue';
import { installQueues } from '../jobs/queue-store';
import { HeardClient, PromptClient } from './heard-client';
import { preparedName } from './prepared-name';
import { SENT_SELECTIONS, type Selection, type SentSelection } from './selection';
import { SnakeNaming } from './snake-naming';
import type { Statement } from './statement';

/** What a service may do inside one transaction. */
export interface Transaction {
  rows<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /** See Database.select. */
  select<Row>(selection: Selection<Row>, query: BuiltQuery): Promise<Row[]>;
  /** For ordinary reads and writes of single entities. */
  readonly manager: EntityManager;
}

/** A SelectQueryBuilder, of whatever entity and manager: only its SQL is used. */
export interface BuiltQuery {
  getQueryAndParameters(): [text: string, values: unknown[]];
  /**
   * PostgreSQL plans it anew for the values of each question, e.g. for a word that one turno has, or every one: it is not
   * prepared. Default: one plan for all values.
   */
  readonly isPlannedByValues?: boolean;
}

/** For a search: it may find nearly every row or none, and the plan that is right for the first is endless for the second. */
export function plannedByValues(query: BuiltQuery): BuiltQuery {
  return { getQueryAndParameters: () => query.getQueryAndParameters(), isPlannedByValues: true };
}

/** The one PostgreSQL of the product: hot reads by prepared statement, ordinary writes by TypeORM, on one pool. */
export class Database {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly url: string,
  ) {}

  /** Connects; does not migrate. Connections keep to REQUEST_LIMITS. */
  static async open(url: string, entities: EntityTarget<ObjectLiteral>[], poolSize = 20): Promise<Database> {
    const settings = { ...REQUEST_LIMITS, ...LOST_PEERS };
    return new Database(await connect(url, { entities: entities as never[], poolSize }, settings, PromptClient), url);
  }

  rows<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    return rowsOn(this.pool, statement, values);
  }

  /**
   * Runs a query that was built, for lists whose conditions come and go: prepared like a statement, one for each text,
   * unless it says otherwise, and the rows raw, by the names that the query gives its columns, which are those of
   * `selection`. Values belong in parameters; a limit that is to be part of the text, by which PostgreSQL chooses its
   * plan, in `limit`.
   */
  select<Row>(selection: Selection<Row>, query: BuiltQuery): Promise<Row[]> {
    return selectOn(this.pool, selection, query);
  }

  /** For ordinary reads of single entities. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  /**
   * Runs `work` in one transaction: all of it, or after any throw none of it. READ COMMITTED. When the connection is
   * lost meanwhile it rejects with how, whatever `work` made of that; a lost answer to COMMIT leaves open whether it was done.
   */
  async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    let client: PoolClient | undefined;
    let loss: Error | undefined;
    const noteLoss = (error: Error) => void (loss ??= error);
    try {
      const connected = (client = (await runner.connect()) as PoolClient);
      connected.on('error', noteLoss);
      await runner.startTransaction();
      const result = await work({
        manager: runner.manager,
        rows: (statement, values) => rowsOn(connected, statement, values),
        select: (selection, query) => selectOn(connected, selection, query),
      });
      await runner.commitTransaction();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      // Between two statements nobody is told of a loss, and the next one fails in words that hide it.
      throw loss ?? error;
    } finally {
      client?.off('error', noteLoss);
      await runner.release();
    }
  }

  /**
   * Brings the schema and the queues up to date. Replicas that start together take turns: TypeORM's own runner has no lock, so one
   * connection holds an advisory lock meanwhile, waiting for it as long as it takes. Rejects when somebody keeps a table
   * for MIGRATION_PATIENCE_MS.
   */
  async migrate(queues: readonly Queue[]): Promise<void> {
    const patient = await connect(this.url, { migrations, poolSize: 2 }, LOST_PEERS);
    try {
      const client = await poolOf(patient).connect();
      try {
        await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await runMigrations(patient);
        await installQueues(client, queues);
      } finally {
        // Ends the session, and with it the lock.
        client.release(true);
      }
    } finally {
      await patient.destroy();
    }
  }

  /** Runs `work` in one transaction as `transaction` does, on a connection of its own that waits and works as long as it takes. */
  async patientTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const patient = new Database(await connect(this.url, { poolSize: 1 }, LOST_PEERS), this.url);
    try {
      return await patient.transaction(work);
    } finally {
      await patient.close();
    }
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
  }

  /** For libraries that bring statements of their own. */
  get pool(): Pool {
    return poolOf(this.dataSource);
  }
}

async function rowsOn<Row>(runner: Pool | PoolClient, { name, text }: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await runner.query({ name, text, values: values as unknown[] });
  return rows as Row[];
}

function selectOn<Row>(runner: Pool | PoolClient, selection: Selection<Row>, query: BuiltQuery): Promise<Row[]> {
  const [text, values] = query.getQueryAndParameters();
  if (SENT_SELECTIONS.hasSubscribers) SENT_SELECTIONS.publish({ selection, text } satisfies SentSelection);
  return rowsOn<Row>(runner, { name: query.isPlannedByValues ? '' : preparedName(text), text }, values);
}

type Settings = Readonly<Record<string, number>>;

/** In milliseconds: no request hangs, and one that is left half way gives back what it holds. */
const REQUEST_LIMITS: Settings = { lock_timeout: 3_000, statement_timeout: 5_000, idle_in_transaction_session_timeout: 60_000 };
/** In seconds: locks of a machine that vanished from the network are free after 25. */
const LOST_PEERS: Settings = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

interface Uses {
  poolSize: number;
  entities?: never[];
  migrations?: typeof migrations;
}

function connect(url: string, uses: Uses, settings: Settings, Client = HeardClient): Promise<DataSource> {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`).join(' ');
  const dataSource = new DataSource({
    type: 'postgres',
    // By itself it would look for it by name, and load it again from node_modules.
    driver: pg,
    url,
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    applicationName: 'turnero',
    extra: { Client, options, connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    ...uses,
  });
  return dataSource.initialize();
}

/**
 * Each migration in a transaction of its own. Whoever wants a table has to queue behind one that waits to change it, so
 * no attempt waits for longer than a request would; between two of them the queue goes on.
 */
async function runMigrations(dataSource: DataSource): Promise<void> {
  const deadline = performance.now() + MIGRATION_PATIENCE_MS;
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`SET lock_timeout = ${MIGRATION_LOCK_TIMEOUT_MS}`);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    for (;;) {
      try {
        return void (await executor.executePendingMigrations());
      } catch (error) {
        if (!isLockTimeout(error) || performance.now() > deadline) throw error;
        await pause(MIGRATION_PAUSE_MS);
      }
    }
  } finally {
    await runner.release();
  }
}

function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}

/** Below the lock_timeout of requests, which would be refused otherwise. */
const MIGRATION_LOCK_TIMEOUT_MS = 2_000;
const MIGRATION_PAUSE_MS = 500;
/** Longer than any transaction is left idle. */
const MIGRATION_PATIENCE_MS = 90_000;
/** Any constant; shared by every replica. */
const MIGRATION_LOCK = 7_100_100;
