import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';

import { SMALL_TABLES } from './look-at';
import type { RecordedMigration } from './recorded-migrations';

/** From it back, migrations can no longer change. */
const LAST_OF_1_0_0 = 1768000500000;

/** They lock a growing table, or fail half-way. */
const LOCKS: Readonly<Record<string, string>> = {
  'adding-field-with-default': 'rewrites the table, unless the default is constant',
  'adding-foreign-key-constraint': 'reads both tables under a lock: addConstraint',
  'adding-not-nullable-field': 'reads the table under a lock: setNotNull',
  'adding-serial-primary-key-field': 'rewrites the table',
  'ban-truncate-cascade': 'empties tables that nobody named',
  'ban-uncommitted-transaction': 'leaves its locks to the next one',
  'changing-column-type': 'rewrites the table, and older versions may send another type',
  'constraint-missing-not-valid': 'reads the table under a lock: addConstraint',
  'disallowed-unique-constraint': 'builds its index under a lock: createIndexConcurrently with isUnique',
  'require-concurrent-index-creation': 'nobody writes meanwhile: createIndexConcurrently',
  'require-concurrent-index-deletion': 'waits for all who read and lets nobody in: dropIndexConcurrently',
  'require-concurrent-reindex': 'nobody writes meanwhile: REINDEX CONCURRENTLY',
};

/** They break older versions, which serve meanwhile. */
const TAKEN_FROM_OLDER: Readonly<Record<string, string>> = {
  'adding-required-field': 'they do not fill it: nullable, or with a constant default',
  'ban-drop-column': 'they read it',
  'ban-drop-not-null': 'they do not expect NULL',
  'ban-drop-table': 'they read it',
  'renaming-column': 'they know the old name',
  'renaming-table': 'they know the old name',
};

/** By migration and rule: the reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  'GuardsOfWhatIsToCome1768100400002: constraint-missing-not-valid':
    'An exclusion knows no NOT VALID. Its index is of what is to come alone: half a second, each with its own lock.',
  'SearchedWaitingList1768201400000: adding-field-with-default':
    'No released version has the table, so an upgrade finds it empty.',
  'PatientsOfRows1768205800001: ban-drop-table': 'No released version has the table.',
  'OccupanciesOfHolds1768200100001: constraint-missing-not-valid': 'The same: of what is to come alone.',
};

const SERVES_FROM = /UPDATE schema_compatibility SET oldest_version/;

/** A line each, for migrations after 1.0.0; null: squawk has no program for this machine. */
export function migrationFaults(recorded: readonly RecordedMigration[], excused = EXCUSED): string[] | null {
  const program = squawkProgram();
  if (program === null) return null;
  const newer = recorded.filter(({ name }) => Number(name.slice(-13)) > LAST_OF_1_0_0);
  const faults = newer.flatMap((migration) => faultsOf(migration, program));
  const needless = Object.keys(excused).filter(
    (key) => !faults.some(({ migration, rule }) => key === keyOf(migration, rule)),
  );
  return [
    ...faults
      .filter(({ migration, rule }) => !(keyOf(migration, rule) in excused))
      .map(({ migration, line, rule, how }) => `${migration}, line ${line} of what it sends: ${rule}: ${how}`),
    ...needless.map((key) => `migration-faults.ts: nothing needs its excuse for "${key}"`),
  ];
}

const keyOf = (migration: string, rule: string) => `${migration}: ${rule}`;

interface Fault {
  migration: string;
  rule: string;
  line: number;
  how: string;
}

function faultsOf({ name, isTransaction, statements }: RecordedMigration, program: string): Fault[] {
  const sql = statements.map((text) => `${text.trim().replace(/;$/, '')};\n`).join('');
  const isServed = SERVES_FROM.test(sql);
  const fault = (offset: number, rule: string, how: string) => {
    return { migration: name, rule, line: sql.slice(0, offset).split('\n').length, how };
  };
  const found = complaintsOf(sql, isTransaction, program).flatMap(({ from, to, rule, message }) => {
    if (rule === 'syntax-error') return [fault(from, rule, message)];
    if (rule in TAKEN_FROM_OLDER && !isServed) return [fault(from, rule, `${TAKEN_FROM_OLDER[rule]}, or servesFrom`)];
    const isHarmless = isOfSmallTable(sql, to) || (rule === FOREIGN_KEY && isOfNewColumn(sql, from));
    return rule in LOCKS && !isHarmless ? [fault(from, rule, LOCKS[rule]!)] : [];
  });
  return [...found, ...[...checksOfNewColumns(sql)].map((offset) => fault(offset, 'check-of-new-column', NEW_CHECK))];
}

interface Complaint {
  from: number;
  to: number;
  rule: string;
  message: string;
}

function complaintsOf(sql: string, isTransaction: boolean, program: string): Complaint[] {
  const options = ['--reporter', 'json', '--pg-version', '15.0', ...(isTransaction ? ['--assume-in-transaction'] : [])];
  const { status, stdout, stderr } = spawnSync(program, options, { input: sql, encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`squawk ended with ${status}: ${stderr}`);
  const begins = sql.split('\n').reduce((offsets, line) => [...offsets, offsets.at(-1)! + line.length + 1], [0]);
  return (JSON.parse(stdout) as Reported[]).map((reported) => ({
    from: begins[reported.line]! + reported.column,
    to: begins[reported.line_end]! + reported.column_end,
    rule: reported.rule_name,
    message: reported.message,
  }));
}

/** Lines and columns from 0. */
interface Reported {
  line: number;
  column: number;
  line_end: number;
  column_end: number;
  rule_name: string;
  message: string;
}

const TABLE = /\bALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+)|\bINDEX\b[^;]*?\bON (\w+)/gi;

function isOfSmallTable(sql: string, until: number): boolean {
  const [, altered, indexed] = [...sql.slice(0, until).matchAll(TABLE)].at(-1) ?? [];
  return SMALL_TABLES.includes(altered ?? indexed ?? '');
}

/** No rows are read if all of them are NULL there. */
function isOfNewColumn(sql: string, from: number): boolean {
  const clause = sql.slice(sql.slice(0, from).search(/\bADD\b(?![^]*\bADD\b)/i), from);
  return /^ADD (COLUMN )?(?!CONSTRAINT|FOREIGN)/i.test(clause) && !/\bDEFAULT\b/i.test(clause);
}

/** Unknown to squawk. */
function* checksOfNewColumns(sql: string): Generator<number> {
  for (const { 1: table, 2: body, index } of sql.matchAll(/\bALTER TABLE (?:ONLY )?(\w+)([^;]*)/gi)) {
    const isNew = new RegExp(`\\bCREATE TABLE ${table}\\b`, 'i').test(sql);
    if (isNew || SMALL_TABLES.includes(table!)) continue;
    if (/\bADD COLUMN\b(?:(?!\bADD\b)[^])*?\bCHECK\b/i.test(body!)) yield index;
  }
}

const FOREIGN_KEY = 'adding-foreign-key-constraint';
const NEW_CHECK = 'reads the table under a lock: the column first, its check by addConstraint';

function squawkProgram(): string | null {
  const from = createRequire(require.resolve('squawk-cli/package.json'));
  const program = platform() === 'win32' ? 'squawk.exe' : 'squawk';
  try {
    return from.resolve(`@squawk-cli/${platform()}-${arch()}/bin/${program}`);
  } catch {
    return null;
  }
}
