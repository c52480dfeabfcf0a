import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

import type { TableOwners } from './table-owners';

const SRC = join(__dirname, '..', '..');

/** A line each: tables and statement names of another feature. */
export function allSourceFaults(owners: TableOwners): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(platform|features|demo)\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => sourceFaults(file, readFileSync(join(SRC, file), 'utf8'), owners));
}

/**
 * Faults that plans of registered statements can't show. They are statements named after another feature, entities
 * written through TypeORM, writes on a connection for reads, unregistered tables in SQL. Nullable columns must have
 * nullable types, and only those. `file` is below api/src.
 */
export function sourceFaults(file: string, source: string, owners: TableOwners): string[] {
  const feature = featureOf(file);
  const faults = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyDeclaration(node)) addFault(nullFault(node));
    if (ts.isCallExpression(node)) for (const fault of callFaults(node, feature, owners)) addFault(fault);
    if (isText(node)) for (const fault of sqlFaults(node.text, feature, owners)) addFault(fault);
    if (isText(node)) addFault(stateFault(node.text));
    ts.forEachChild(node, visit);
  };
  const addFault = (fault: string | undefined) => fault && faults.add(`${file}: it ${fault}`);
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022));
  return [...faults];
}

const featureOf = (file: string): string => /^features\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0]!;

type Text = ts.StringLiteral | ts.TemplateLiteralLikeNode;
const isText = (node: ts.Node): node is Text => ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);

function callFaults(call: ts.CallExpression, feature: string, owners: TableOwners): (string | undefined)[] {
  const {
    expression,
    arguments: [first],
  } = call;
  if (ts.isIdentifier(expression)) return NAMED.has(expression.text) && first ? [nameFault(first, feature)] : [];
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const method = expression.name.text;
  if (WRITES.has(method) || (method === 'from' && isDelete(expression.expression))) {
    const tables = tablesIn(call, owners);
    if (tables.length > 0 && isOutside(expression.expression))
      return [`calls ${method}() outside of transaction() and write()`];
    if (tables.length === 0 && first && OF_ANY_ENTITY.has(method))
      return [`calls ${method}() on what does not say its entity`];
    return tables.map((table) => owners.writeFault(feature, table));
  }
  const read = first && tableNamed(first, owners);
  return read === undefined ? [] : [owners.readFault(feature, read)];
}

/** Their first word is the feature. */
const NAMED: ReadonlySet<string> = new Set(['selection', 'statement']);

/** Writing methods of EntityManager, QueryBuilder and Repository. */
const WRITES: ReadonlySet<string> = new Set([
  'clear',
  'decrement',
  'delete',
  'getRepository',
  'increment',
  'insert',
  'into',
  'recover',
  'remove',
  'restore',
  'save',
  'softDelete',
  'softRemove',
  'update',
  'upsert',
]);

/** They find the table by the object alone. */
const OF_ANY_ENTITY: ReadonlySet<string> = new Set(['recover', 'remove', 'save', 'softRemove']);

/** In a call's arguments or chain. */
function tablesIn(node: ts.Node, owners: TableOwners): string[] {
  const tables: string[] = [];
  const visit = (inner: ts.Node): void => {
    const table = tableNamed(inner, owners);
    if (table !== undefined) tables.push(table);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return tables;
}

function tableNamed(node: ts.Node, owners: TableOwners): string | undefined {
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? owners.tableOf(node.text) : undefined;
}

/** Before `.from()`. */
function isDelete(builder: ts.Expression): boolean {
  return (
    ts.isCallExpression(builder) &&
    ts.isPropertyAccessExpression(builder.expression) &&
    builder.expression.name.text === 'delete'
  );
}

/** At the database's own manager, on any connection. */
function isOutside(chain: ts.Expression): boolean {
  if (ts.isCallExpression(chain)) return isOutside(chain.expression);
  if (!ts.isPropertyAccessExpression(chain)) return false;
  if (chain.name.text !== 'manager') return isOutside(chain.expression);
  const owner = chain.expression;
  return (ts.isPropertyAccessExpression(owner) ? owner.name : (owner as ts.Identifier)).text === 'db';
}

/** Neither the schema builder nor TypeScript compares type and column. */
function nullFault(property: ts.PropertyDeclaration): string | undefined {
  const column = ts
    .getDecorators(property)
    ?.map(({ expression }) => expression)
    .find(isColumn);
  if (!column || !property.type) return undefined;
  const { text } = property.name as ts.Identifier;
  const maySay = column.arguments.some(
    (argument) => ts.isObjectLiteralExpression(argument) && argument.properties.some(isNullable),
  );
  const mayBe = ts.isUnionTypeNode(property.type) && property.type.types.some(isNull);
  if (maySay === mayBe) return undefined;
  return maySay
    ? `gives the nullable column ${text} a type without null`
    : `gives the column ${text}, which is never null, a type with it`;
}

const isColumn = (node: ts.Expression): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Column';

const isNull = (type: ts.TypeNode): boolean =>
  ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;

const isNullable = (property: ts.ObjectLiteralElementLike): boolean =>
  ts.isPropertyAssignment(property) &&
  ts.isIdentifier(property.name) &&
  (property.name.text === 'nullable'
    ? property.initializer.kind === ts.SyntaxKind.TrueKeyword
    : ts.isIdentifier(property.initializer) && property.initializer.text === 'EMPTY_IS_NULL');

function nameFault(name: ts.Expression, feature: string): string | undefined {
  const start = ts.isStringLiteralLike(name) ? name.text : ts.isTemplateExpression(name) ? name.head.text : '';
  return start.startsWith(`${feature}.`)
    ? undefined
    : `names a statement ${start || 'by a word that is not written out'}`;
}

/** By the keywords before a table, in capitals. */
function sqlFaults(sql: string, feature: string, owners: TableOwners): (string | undefined)[] {
  return [...sql.matchAll(TABLE_IN_SQL)].map(([, verb = '', table = '']) => {
    if (!owners.isTable(table)) return undefined;
    return /INSERT|UPDATE|DELETE|TRUNCATE/.test(verb)
      ? owners.writeFault(feature, table)
      : owners.readFault(feature, table);
  });
}

/** Behind a pooler the next statement may have another session, and the next client inherits its state. */
function stateFault(sql: string): string | undefined {
  const [state] = STATE_IN_SQL.exec(sql) ?? [];
  return state && `leaves something in its session: ${state.trim()}`;
}

const STATE_IN_SQL =
  /^\s*(LISTEN|PREPARE|SET (?!LOCAL\b)[a-z_]+ (=|TO))|\bpg_(try_)?advisory_lock|\bCREATE TEMP|\bWITH HOLD\b/;
const TABLE_IN_SQL = /\b(INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|FROM|JOIN|USING|TABLE)\s+"?(\w+)/g;
