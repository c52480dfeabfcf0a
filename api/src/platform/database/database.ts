import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager, EntityMetadata, EntityTarget, ObjectLiteral, QueryRunner } from 'typeorm';

import { StartupError } from '../startup-error';
import { traceRunners } from '../telemetry/traced-statement';
import type { BuiltQuery } from './built-query';
import { connect, connectToMigrate, NO_LIMITS, reachForAMoment, REQUEST_LIMITS } from './connect';
import { PromptClient } from './heard-client';
import { inMigrationTurn, type Say } from './migration-turn';
import { poolOf } from './pool-of';
import { runMigrations, type Applied } from './run-migrations';
import { schemaStateOf, type SchemaState } from './schema-state';
import type { Selection } from './selection';
import { rowsOn, selectOn } from './send';
import { reach, type Server, type UrlSetting } from './server';
import { statement, type Statement } from './statement';
import { noteQueries, TouchedTables } from './touched-tables';
import { Writers, type WrittenListener } from './writers';

export interface Transaction {
  rows<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  select<Row>(selection: Selection<Row>, query: BuiltQuery): Promise<Row[]>;
  readonly manager: EntityManager;
}

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
    this.writers =
      writers ?? new Writers(pool.options.max, async () => (await rowsOn(pool, WAITING_COMMITS, [])).length > 0);
  }

  /** Throws StartupError for an unusable URL. */
  static async open(
    url: string,
    entities: EntityTarget<ObjectLiteral>[],
    poolSize = 20,
    directUrl = url,
    setting: UrlSetting = 'DATABASE_URL',
  ): Promise<Database> {
    const direct = directUrl === url ? null : await reachForAMoment(directUrl, 'DATABASE_DIRECT_URL');
    const uses = { entities: entities as never[], poolSize };
    const toServe = (at: Server) => connect(at, uses, REQUEST_LIMITS, PromptClient);
    const { dataSource, server } = await reach(url, setting, toServe);
    if (direct && direct.database !== server.database) {
      await dataSource.destroy();
      throw new StartupError('DATABASE_DIRECT_URL lleva a otra base de datos que DATABASE_URL.');
    }
    traceRunners(dataSource);
    return new Database(dataSource, server, direct ?? server);
  }

  get isPooled(): boolean {
    return this.server.isPooled;
  }

  get isWithoutSessions(): boolean {
    return this.directServer.isPooled;
  }

  get tables(): ReadonlySet<string> {
    const { entityMetadatas } = this.dataSource;
    const known = tablesOf.get(entityMetadatas) ?? new Set(entityMetadatas.map(({ tableName }) => tableName));
    tablesOf.set(entityMetadatas, known);
    return known;
  }

  watched(touched: TouchedTables): Database {
    return new Database(this.dataSource, this.server, this.directServer, touched, this.writers);
  }

  rows<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    if (statement.isWrite) throw new Error(`${statement.name} writes: it belongs in a transaction, or in write()`);
    this.touched?.note(statement.text);
    return rowsOn(this.pool, statement, values);
  }

  /** Prepared per text, so pass values as parameters. */
  select<Row>(selection: Selection<Row>, query: BuiltQuery): Promise<Row[]> {
    return selectOn(this.pool, selection, query, this.touched);
  }

  get manager(): EntityManager {
    this.touched?.noteAll();
    return this.dataSource.manager;
  }

  /** READ COMMITTED. A throw rolls back; a lost or waiting COMMIT (see Writers) may still succeed. */
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    touched = new TouchedTables(this.tables),
  ): Promise<Result> {
    return this.writers.run((committing) =>
      this.onConnection(async (tx, { runner, client }) => {
        await runner.startTransaction();
        const result = await work(tx);
        committing(client);
        await runner.commitTransaction();
        this.writers.tellWritten(touched.written);
        return result;
      }, touched),
    );
  }

  write<Result>(work: (on: Transaction) => Promise<Result>): Promise<Result> {
    const touched = new TouchedTables(this.tables);
    return this.writers.run((committing) =>
      this.onConnection(async (on, { client }) => {
        committing(client);
        const result = await work(on);
        this.writers.tellWritten(touched.written);
        return result;
      }, touched),
    );
  }

  private async onConnection<Result>(
    work: (on: Transaction, connection: Connection) => Promise<Result>,
    touched: TouchedTables,
  ): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    noteQueries(runner, touched);
    let client: PromptClient | undefined;
    let loss: Error | undefined;
    const noteLoss = (error: Error) => void (loss ??= error);
    try {
      const connected = (client = (await runner.connect()) as PromptClient);
      connected.on('error', noteLoss);
      const on: Transaction = {
        manager: runner.manager,
        rows: (statement, values) => {
          touched.note(statement.text);
          return rowsOn(connected, statement, values);
        },
        select: (selection, query) => selectOn(connected, selection, query, touched),
      };
      return await work(on, { runner, client });
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      // The next statement's error would hide `loss`.
      throw loss ?? error;
    } finally {
      client?.off('error', noteLoss);
      await runner.release();
    }
  }

  /** Commits that wait for a standby. */
  get heldUpCommits(): number {
    return this.writers.heldUp;
  }

  onHeldUp(listener: (isHeldUp: boolean) => void): void {
    this.writers.listen(listener);
  }

  /** Tables that a transaction of this process wrote, without trigger writes. Returns an unsubscriber. */
  onWritten(listener: WrittenListener): () => void {
    return this.writers.follow(listener);
  }

  /** One replica at a time. Rejects if a table stays locked too long. */
  async migrate(say: Say = () => undefined, applied: Applied = () => undefined): Promise<void> {
    const patient = await connectToMigrate(this.directServer);
    try {
      await inMigrationTurn(poolOf(patient), say, () => runMigrations(patient, say, applied));
    } finally {
      await patient.destroy();
    }
  }

  schemaState(): Promise<SchemaState> {
    return schemaStateOf(this.pool);
  }

  /** On its own connection, without time limits. */
  async patientTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const server = this.directServer;
    const patient = new Database(await connect(server, { poolSize: 1 }, NO_LIMITS), server, server);
    try {
      return await patient.transaction(work);
    } finally {
      await patient.close();
    }
  }

  /** Read-only, otherwise like patientTransaction. */
  async snapshot<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const patient = await connect(this.directServer, { poolSize: 1 }, NO_LIMITS);
    try {
      const client = await poolOf(patient).connect();
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        return await work(client);
      } finally {
        client.release(true);
      }
    } finally {
      await patient.destroy();
    }
  }

  get name(): string {
    const { pathname, username } = new URL(this.directUrl);
    return decodeURIComponent(pathname.slice(1) || username);
  }

  /** Has the password: never log it. */
  get directUrl(): string {
    return this.directServer.url;
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
  }

  get pool(): Pool {
    return poolOf(this.dataSource);
  }
}

interface Connection {
  runner: QueryRunner;
  client: PromptClient;
}

/** Over a second; other databases' commits too. */
const WAITING_COMMITS = statement(
  'platform.waiting-commits',
  "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND clock_timestamp() - query_start > interval '1 second' LIMIT 1",
);

const tablesOf = new WeakMap<readonly EntityMetadata[], ReadonlySet<string>>();
