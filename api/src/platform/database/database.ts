import type { Pool, QueryConfig, QueryResult } from 'pg';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, QueryRunner } from 'typeorm';

import { migrations } from '../../migrations/index';
import type { Queue } from '../jobs/queue';
import { installQueues } from '../jobs/queue-store';
import { StartupError } from '../startup-error';
import type { BuiltQuery } from './built-query';
import { connect, NO_LIMITS, reachForAMoment, REQUEST_LIMITS } from './connect';
import { PromptClient } from './heard-client';
import { inMigrationTurn, type Say } from './migration-turn';
import { poolOf } from './pool-of';
import { MIGRATION_LIMITS, runMigrations } from './run-migrations';
import type { Selection } from './selection';
import { rowsOn, selectOn } from './send';
import { reach, type Server } from './server';
import { statement, type Statement } from './statement';
import { noteQueries, type TouchedTables } from './touched-tables';
import { Writers } from './writers';

/** What a service may do inside one transaction. */
export interface Transaction {
  rows<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /** See Database.select. */
  select<Row>(selection: Selection<Row>, query: BuiltQuery): Promise<Row[]>;
  /** For ordinary reads and writes of single entities. */
  readonly manager: EntityManager;
}

/**
 * The one PostgreSQL of the product: hot reads by prepared statement, ordinary writes by TypeORM, on one pool, of which reads
 * may have every connection and writes a share: see Writers.
 */
export class Database {
  private readonly writers: Writers;

  private constructor(
    private readonly dataSource: DataSource,
    private readonly server: Server,
    private readonly directServer: Server,
    private readonly touched?: TouchedTables,
    writers?: Writers,
  ) {
    const { pool } = this;
    this.writers = writers ?? new Writers(pool.options.max, async () => (await rowsOn(pool, WAITING_COMMITS, [])).length > 0);
  }

  /**
   * Connects; does not migrate. Connections keep to REQUEST_LIMITS. What takes its time goes by `directUrl`. Throws
   * StartupError when one of them cannot be used.
   */
  static async open(
    url: string, entities: EntityTarget<ObjectLiteral>[], poolSize = 20, directUrl = url,
  ): Promise<Database> {
    const direct = directUrl === url ? null : await reachForAMoment(directUrl, 'DATABASE_DIRECT_URL');
    const uses = { entities: entities as never[], poolSize };
    const toServe = (at: Server) => connect(at, uses, REQUEST_LIMITS, PromptClient);
    const { dataSource, server } = await reach(url, 'DATABASE_URL', toServe);
    if (direct && direct.database !== server.database) {
      await dataSource.destroy();
      throw new StartupError('DATABASE_DIRECT_URL lleva a otra base de datos que DATABASE_URL.');
    }
    return new Database(dataSource, server, direct ?? server);
  }

  /** Whether sessions end with their transactions, since a pooler stands between. */
  get isPooled(): boolean {
    return this.server.isPooled;
  }

  /** Of which there is an entity, so all. */
  get tables(): ReadonlySet<string> {
    const { dataSource } = this;
    const known = tablesOf.get(dataSource) ?? new Set(dataSource.entityMetadatas.map(({ tableName }) => tableName));
    tablesOf.set(dataSource, known);
    return known;
  }

  /** The same database, and `touched` is told of all that is asked by way of it. */
  watched(touched: TouchedTables): Database {
    return new Database(this.dataSource, this.server, this.directServer, touched, this.writers);
  }

  /** For reads alone. */
  rows<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    if (statement.isWrite) throw new Error(`${statement.name} writes: it belongs in a transaction, or in write()`);
    this.touched?.note(statement.text);
    return rowsOn(this.pool, statement, values);
  }

  /**
   * Runs a query that was built, for lists whose conditions come and go: prepared like a statement, one for each text,
   * unless it says otherwise, and the rows raw, by the names that the query gives its columns, which are those of
   * `selection`. Values belong in parameters; a limit that is to be part of the text, by which PostgreSQL chooses its
   * plan, in `limit`.
   */
  select<Row>(selection: Selection<Row>, query: BuiltQuery): Promise<Row[]> {
    this.touched?.note(query.getQueryAndParameters()[0]);
    return selectOn(this.pool, selection, query);
  }

  /** For ordinary reads of single entities. */
  get manager(): EntityManager {
    this.touched?.noteAll();
    return this.dataSource.manager;
  }

  /**
   * Runs `work` in one transaction: all of it, or after any throw none of it. READ COMMITTED. When the connection is
   * lost meanwhile it rejects with how, whatever `work` made of that; a lost answer to COMMIT leaves open whether it was
   * done, and so does one that waits for a standby: see Writers. `touched` is told of all that is asked in it.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>, touched?: TouchedTables): Promise<Result> {
    return this.writers.run((committing) => this.onConnection(async (tx, { runner, client }) => {
      await runner.startTransaction();
      const result = await work(tx);
      committing(client);
      await runner.commitTransaction();
      return result;
    }, touched));
  }

  /** Runs `work`, a single write, by itself: a transaction of one statement, without the two that would enclose it. */
  write<Result>(work: (on: Transaction) => Promise<Result>): Promise<Result> {
    return this.writers.run((committing) => this.onConnection((on, { client }) => {
      committing(client);
      return work(on);
    }));
  }

  private async onConnection<Result>(
    work: (on: Transaction, connection: Connection) => Promise<Result>,
    touched?: TouchedTables,
  ): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    if (touched) noteQueries(runner, touched);
    let client: PromptClient | undefined;
    let loss: Error | undefined;
    const noteLoss = (error: Error) => void (loss ??= error);
    try {
      const connected = (client = (await runner.connect()) as PromptClient);
      connected.on('error', noteLoss);
      const on: Transaction = {
        manager: runner.manager,
        rows: (statement, values) => {
          touched?.note(statement.text);
          return rowsOn(connected, statement, values);
        },
        select: (selection, query) => selectOn(connected, selection, query),
      };
      return await work(on, { runner, client });
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      // Between two statements nobody is told of a loss, and the next one fails in words that hide it.
      throw loss ?? error;
    } finally {
      client?.off('error', noteLoss);
      await runner.release();
    }
  }

  /** How many commits wait for a standby of PostgreSQL's that does not answer: meanwhile nothing can be written. */
  get heldUpCommits(): number {
    return this.writers.heldUp;
  }

  /** `listener` is told when commits begin to wait for a standby that does not answer, and when they are through. */
  onHeldUp(listener: (isHeldUp: boolean) => void): void {
    this.writers.listen(listener);
  }

  /**
   * Brings the schema and the queues up to date. Replicas that start together take turns, waiting as long as it takes;
   * `say` hears for what. Rejects when somebody keeps a table for too long.
   */
  async migrate(queues: readonly Queue[], say: Say = () => undefined): Promise<void> {
    const patient = await connect(this.directServer, { migrations, poolSize: 2 }, MIGRATION_LIMITS);
    try {
      const pool = poolOf(patient);
      await inMigrationTurn(pool, say, () => runMigrations(patient, say, () => installQueues(pool, queues)));
    } finally {
      await patient.destroy();
    }
  }

  /** Runs `work` in one transaction as `transaction` does, on a connection of its own that waits and works as long as it takes. */
  async patientTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const server = this.directServer;
    const patient = new Database(await connect(server, { poolSize: 1 }, NO_LIMITS), server, server);
    try {
      return await patient.transaction(work);
    } finally {
      await patient.close();
    }
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
  }

  /** For libraries that bring statements of their own, one at a time: each counts as a write. */
  readonly librarySql = {
    query: (statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult> =>
      this.writers.run((committing) => this.onConnection((_, { client }) => {
        committing(client);
        return client.query(statement, values);
      })),
  };

  /** For tests and measurements, which write and read beside the product. */
  get pool(): Pool {
    return poolOf(this.dataSource);
  }
}

interface Connection {
  runner: QueryRunner;
  client: PromptClient;
}

/** Beside a standby that keeps up, commits wait for milliseconds. Another database's say the same of it. */
const WAITING_COMMITS = statement(
  'platform.waiting-commits',
  "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND clock_timestamp() - query_start > interval '1 second' LIMIT 1",
);

const tablesOf = new WeakMap<DataSource, ReadonlySet<string>>();
