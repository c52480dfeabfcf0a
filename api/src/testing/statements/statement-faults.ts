import type { Client } from 'pg';

import type { Statement } from '../../platform/database/statement';
import { lookAt, SMALL_TABLES, type LookedAt, type Plan } from './look-at';
import { nodesOf, ownerFaults, type TableOwners } from './table-owners';

/** A line each. Call lookFrom first. */
export async function statementFaults(
  client: Client,
  statement: Statement<unknown>,
  owners: TableOwners,
): Promise<string[]> {
  const looked = await lookAt(client, statement).catch((error: Error) => `${statement.name}: ${error.message}`);
  if (typeof looked === 'string') return [looked];
  return [...columnFaults(looked), ...nullFaults(looked), ...scanFaults(looked), ...ownerFaults(looked, owners)];
}

/** Differences between `columns` and the result. */
function columnFaults({ statement: { name, columns = {} }, columns: result }: LookedAt): string[] {
  const given = new Map(result.map((column) => [column.name, column.type]));
  const twice = result.length > given.size ? [`${name}: two columns of the result have the same name`] : [];
  const missing = Object.keys(columns).filter((column) => !given.has(column));
  const unsaid = [...given.keys()].filter((column) => !(column in columns));
  const wrong = Object.entries(columns).flatMap(([column, { types }]) => {
    const type = given.get(column);
    return type === undefined || types.includes(type)
      ? []
      : [`${name}: its column ${column} is ${type}, not ${types.join(' or ')}`];
  });
  return [
    ...twice,
    ...missing.map((column) => `${name}: its result has no column ${column}`),
    ...unsaid.map((column) => `${name}: it does not say its column ${column}`),
    ...wrong,
  ];
}

/** Ignores computed columns and outer joins. */
function nullFaults({ statement: { name, columns = {} }, columns: result, plan }: LookedAt): string[] {
  const hasOuterJoin = plan !== null && [...nodesOf(plan)].some((node) => OUTER_JOINS.has(node['Join Type']));
  return result.flatMap(({ name: column, isNullable }) => {
    const said = columns[column];
    if (!said || isNullable === undefined || isNullable === Boolean(said.isNullable)) return [];
    if (isNullable) return [`${name}: its column ${column} may be null`];
    return hasOuterJoin ? [] : [`${name}: its column ${column} is never null`];
  });
}

const OUTER_JOINS: ReadonlySet<string | undefined> = new Set(['Full', 'Left', 'Right']);

/** Scans of a whole growing table. */
function scanFaults({ statement: { name }, plan }: LookedAt): string[] {
  const tables = plan ? [...readWhole(plan, false)].filter((table) => !SMALL_TABLES.includes(table)) : [];
  return [...new Set(tables)].map((table) => `${name}: it reads all of ${table}`);
}

/** `isCut`: a Limit above ends it early. */
function* readWhole(plan: Plan, isCut: boolean): Generator<string> {
  if (isWholeScan(plan, isCut)) yield plan['Relation Name']!;
  const cutBelow = plan['Node Type'] === 'Limit' || (isCut && STREAMING.has(plan['Node Type']));
  for (const child of plan.Plans ?? [])
    yield* readWhole(child, cutBelow && PASSED_ON.has(child['Parent Relationship']));
}

function isWholeScan(plan: Plan, isCut: boolean): boolean {
  switch (plan['Node Type']) {
    case 'Seq Scan':
      return true;
    case 'Index Scan':
    case 'Index Only Scan':
      return !plan['Index Cond'] && !isCut;
    case 'Bitmap Heap Scan':
      return hasUnboundBitmap(plan);
    default:
      return false;
  }
}

function hasUnboundBitmap({ Plans = [] }: Plan): boolean {
  return Plans.some((child) =>
    child['Node Type'] === 'Bitmap Index Scan' ? !child['Index Cond'] : hasUnboundBitmap(child),
  );
}

/** Nodes that pass rows on as they come. */
const STREAMING: ReadonlySet<string> = new Set([
  'Append',
  'Incremental Sort',
  'LockRows',
  'Memoize',
  'Merge Append',
  'Nested Loop',
  'Result',
  'Subquery Scan',
]);
/** Child nodes that pass their rows on. */
const PASSED_ON: ReadonlySet<string | undefined> = new Set(['Member', 'Outer', 'Subquery']);
