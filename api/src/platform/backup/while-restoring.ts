import type { Client } from 'pg';

import { RESTORE_MARK } from '../database/schema-state';
import { StartupError } from '../startup-error';
import { withClient } from './restore';

interface Options {
  /** Any of them means that a clinic is in use. */
  tables: ReadonlySet<string>;
  say(line: string): void;
}

/** Runs `work` in an empty, unused database; a failure leaves it empty (ADR 110). */
export function whileRestoring<Result>(
  url: string,
  { tables, say }: Options,
  work: () => Promise<Result>,
): Promise<Result> {
  return withClient(url, async (turn) => {
    await takeTurn(turn);
    await withClient(url, async (client) => {
      if (await isMarked(client)) {
        say('Se saca lo que dejó una restauración que se interrumpió…');
        await takeAway(client);
      }
    });
    await assertEmpty(url, tables);
    await withClient(url, (client) => client.query(MARK));
    try {
      const result = await work();
      await withClient(url, (client) => client.query(`DROP TABLE ${RESTORE_MARK}`));
      return result;
    } catch (error) {
      await withClient(url, takeAway).then(
        () => say('La base de datos quedó vacía, como estaba.'),
        () =>
          say(
            'La base de datos no se pudo vaciar: ningún servidor la va a usar, y otra restauración la vacía primero.',
          ),
      );
      throw error;
    }
  });
}

/** Ends with the connection. */
async function takeTurn(client: Client): Promise<void> {
  await client.query('BEGIN');
  const { rows } = await client.query<{ taken: boolean }>(TURN);
  if (!rows[0]!.taken)
    throw new StartupError('En esa base de datos se está restaurando una copia: esperá a que termine.');
}

const TURN = `SELECT pg_try_advisory_xact_lock(hashtextextended('${RESTORE_MARK}', 0)) AS taken`;

async function isMarked(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT WHERE to_regclass('${RESTORE_MARK}') IS NOT NULL`);
  return rowCount === 1;
}

/** Existing objects must not be dropped. */
const MARK = `
  CREATE TABLE ${RESTORE_MARK} AS
    SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace
    UNION ALL SELECT oid FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    UNION ALL SELECT oid FROM pg_namespace`;

/** Extensions stay. */
async function takeAway(client: Client): Promise<void> {
  await client.query('BEGIN');
  const { rows } = await client.query<{ drop: string }>(DROPS);
  for (const { drop } of rows) await client.query(drop);
  await client.query(`DROP TABLE ${RESTORE_MARK}`);
  await client.query('COMMIT');
}

/** Tables first; CASCADE drops their dependents. */
const DROPS = `
  WITH found AS (
    SELECT relkind = 'r' AS is_table, oid, format('DROP %s IF EXISTS %s CASCADE',
        CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, oid::regclass) AS drop
      FROM pg_class WHERE relkind IN ('r', 'v', 'S') AND relnamespace = current_schema()::regnamespace
        AND relname <> '${RESTORE_MARK}'
    UNION ALL
    SELECT false, oid, format('DROP FUNCTION IF EXISTS %s CASCADE', oid::regprocedure)
      FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    UNION ALL
    SELECT false, oid, format('DROP SCHEMA %I CASCADE', nspname) FROM pg_namespace WHERE NOT starts_with(nspname, 'pg_'))
  SELECT drop FROM found
  WHERE oid NOT IN (SELECT oid FROM ${RESTORE_MARK})
    AND oid NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e')
  ORDER BY is_table DESC`;

/** StartupError if it has a table of ours, or a server connected. */
export function assertEmpty(url: string, tables: ReadonlySet<string>): Promise<void> {
  return withClient(url, async (client) => {
    const ours = await client.query<{ name: string }>(TABLES, [[...tables, 'migrations']]);
    if (ours.rows.length > 0)
      throw new StartupError(
        `En esa base de datos ya hay una clínica (tiene la tabla ${ours.rows[0]!.name}): no se toca. ` +
          'Restaurá en una base de datos vacía, o con otro DATA_DIR.',
      );
    const { rows } = await client.query<{ pid: number }>(SERVERS);
    if (rows[0]) throw new StartupError('Hay un servidor de Turnero conectado a esa base de datos: detenelo primero.');
  });
}

const TABLES = 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename = ANY ($1)';
const SERVERS = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'turnero'`;
