import { Client, type Pool } from 'pg';
import { DataSource, type EntityMetadata } from 'typeorm';

import { createTestDatabase, type TestServer } from './test-database';

/**
 * A line each: tables and views without entity, changes by TypeORM's schema builder, differing definitions. TypeORM
 * can't express triggers, functions and some indexes. Entities declare those indexes by name (`synchronize: false`),
 * and only their existence is checked.
 */
export async function entityDifferences(connected: DataSource, server?: TestServer): Promise<string[]> {
  await noteExpressions(connected);
  const strangers = await relationsWithoutEntity(connected);
  asWholeTables(connected);
  sendsOneByOne(connected);
  const { upQueries } = await connected.driver.createSchemaBuilder().log();
  const said = upQueries.map(({ query, parameters = [] }) => [query, ...parameters.map(String)].join(' '));
  if (said.length > 0) return [...strangers, ...said];
  const [migrated, made] = [await definitionsOf(poolOf(connected)), await definitionsAsMade(connected, server)];
  const different = [...made].filter(([name, definition]) => migrated.get(name) !== definition);
  const undeclared = namedOnly(connected).filter((name) => !migrated.has(`index ${name}`));
  return [
    ...strangers,
    ...different.map(
      ([name, definition]) =>
        `${name}: the entity says ${definition}, the database ${migrated.get(name) ?? 'has none'}`,
    ),
    ...undeclared.map((name) => `index ${name}: the database has none`),
  ];
}

/**
 * For expressions of generated columns and views TypeORM reads this table, which our migrations don't fill. Compared
 * below.
 */
async function noteExpressions(connected: DataSource): Promise<void> {
  await connected.query(`
    CREATE TABLE IF NOT EXISTS typeorm_metadata
      (type varchar, database varchar, schema varchar, "table" varchar, name varchar, value text)`);
  for (const { tableName, tableType, expression, columns } of connected.entityMetadatas) {
    if (tableType === 'view') {
      await connected.query(`INSERT INTO typeorm_metadata VALUES ('VIEW', NULL, 'public', NULL, $1, $2)`, [
        tableName,
        expression,
      ]);
    }
    for (const { databaseName, asExpression } of columns) {
      if (!asExpression) continue;
      await connected.query(
        `INSERT INTO typeorm_metadata VALUES ('GENERATED_COLUMN', current_database(), 'public', $1, $2, $3)`,
        [tableName, databaseName, asExpression],
      );
    }
  }
}

/**
 * The schema builder drops unmapped columns. Features map parts of the settings' table, so one entity with all columns
 * and checks replaces theirs.
 */
function asWholeTables(source: DataSource): void {
  const wholes = new Map<string, EntityMetadata>();
  for (const entity of source.entityMetadatas) {
    const whole = wholes.get(entity.tablePath);
    if (whole) {
      const isNew = ({ databaseName }: EntityMetadata['columns'][number]) =>
        !whole.columns.some((it) => it.databaseName === databaseName);
      whole.columns.push(...entity.columns.filter(isNew));
      whole.checks.push(...entity.checks.filter(({ name }) => !whole.checks.some((it) => it.name === name)));
    } else {
      // Copied, because other data sources share the metadata.
      const copied = { columns: [...entity.columns], checks: [...entity.checks] };
      wholes.set(entity.tablePath, Object.assign(Object.create(entity) as EntityMetadata, copied));
    }
  }
  Object.assign(source, { entityMetadatas: [...wholes.values()] });
}

/** Ignored by the schema builder. */
async function relationsWithoutEntity(connected: DataSource): Promise<string[]> {
  const { rows } = await poolOf(connected).query<{ name: string; kind: string }>(`
    SELECT tablename AS name, 'table' AS kind FROM pg_tables WHERE schemaname = 'public'
    UNION ALL SELECT viewname, 'view' FROM pg_views WHERE schemaname = 'public'`);
  const said = new Set([
    ...connected.entityMetadatas.map(({ tableName }) => tableName),
    'migrations',
    'typeorm_metadata',
  ]);
  return rows.filter(({ name }) => !said.has(name)).map(({ name, kind }) => `${kind} ${name}: it has no entity`);
}

async function definitionsAsMade(connected: DataSource, server?: TestServer): Promise<Map<string, string>> {
  const functions = await functionsOfColumns(connected);
  const { url, drop } = await createTestDatabase(server);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE EXTENSION btree_gist');
    for (const definition of functions) await client.query(definition);
    const maker = await new DataSource({ ...connected.options, url } as DataSource['options']).initialize();
    asWholeTables(maker);
    sendsOneByOne(maker);
    await maker.synchronize();
    await maker.destroy();
    return await definitionsOf(client);
  } finally {
    await client.end();
    await drop();
  }
}

/** SQL functions that generated columns use. */
async function functionsOfColumns(connected: DataSource): Promise<string[]> {
  const { rows } = await poolOf(connected).query<{ definition: string }>(`
    SELECT pg_get_functiondef(p.oid) AS definition FROM pg_proc AS p JOIN pg_language AS l ON l.oid = p.prolang
    WHERE p.pronamespace = 'public'::regnamespace AND p.provolatile = 'i' AND l.lanname = 'sql'`);
  return rows.map(({ definition }) => definition);
}

function namedOnly({ entityMetadatas }: DataSource): string[] {
  return entityMetadatas.flatMap(({ indices }) =>
    indices.filter(({ synchronize }) => !synchronize).map(({ name }) => name),
  );
}

/** The schema builder sends queries side by side on one connection, which pg deprecates. */
function sendsOneByOne(source: DataSource): void {
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (...sent: unknown[]) => Promise<unknown>;
    let last: Promise<unknown> = Promise.resolve();
    runner.query = (...sent: unknown[]) => {
      const answer = last.then(() => query(...sent));
      last = answer.catch(() => undefined);
      return answer as Promise<never>;
    };
    return runner;
  };
}

/** By name, in PostgreSQL's words. */
async function definitionsOf(database: Pool | Client): Promise<Map<string, string>> {
  const { rows } = await database.query<{ name: string; definition: string }>(`
    SELECT format('constraint %s of %s', conname, conrelid::regclass) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT 'index ' || indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL
    SELECT 'view ' || viewname, definition FROM pg_views WHERE schemaname = 'public'
    UNION ALL
    SELECT format('column %s.%s', adrelid::regclass, attname), pg_get_expr(adbin, adrelid)
    FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
    WHERE adrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`);
  // TypeORM quotes default numbers.
  return new Map(rows.map(({ name, definition }) => [name, definition.replace(/^'(\d+)'::(numeric|smallint)$/, '$1')]));
}

const poolOf = (connected: DataSource): Pool => (connected.driver as unknown as { master: Pool }).master;
