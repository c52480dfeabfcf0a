import type { GraphQLSchema } from 'graphql';

import { compileRoute, type CompiledRoute, type Segment } from './compiled-route';
import { compileHandled, type CompiledHandler, type HandledRoute } from './handled-route';
import type { RestRoute } from './route';

export type TableRow = RestRoute | HandledRoute;
export type CompiledRow = CompiledRoute | CompiledHandler;

/** Rows of an address, whatever their variables' names. */
export interface Resource {
  segments: readonly Segment[];
  rows: readonly CompiledRow[];
  hasItems: boolean;
}

export function methodsOf(rows: readonly Pick<CompiledRow, 'method'>[]): string[] {
  return [...rows.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'];
}

/** Words precede variables. Throws all faults together. */
export function compileTable(schema: GraphQLSchema, routes: readonly TableRow[]): Resource[] {
  const faults: string[] = [];
  const resources = new Map<string, { segments: readonly Segment[]; rows: CompiledRow[] }>();
  for (const route of routes) {
    try {
      const row = 'handle' in route ? compileHandled(route) : compileRoute(schema, route);
      const key = row.segments.map(({ text, isVariable }) => (isVariable ? '{}' : text)).join('/');
      const resource = resources.get(key) ?? { segments: row.segments, rows: [] };
      const other = resource.rows.find(({ method }) => method === row.method);
      if (other) throw new Error(`REST rows ${row.method} ${row.path} and ${other.path} are the same address`);
      resource.rows.push(row);
      resources.set(key, resource);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [...resources]
    .map(([key, resource]) => ({ ...resource, hasItems: resources.has(`${key}/{}`) }))
    .sort((a, b) => wordsFirst(a.segments, b.segments));
}

function wordsFirst(a: readonly Segment[], b: readonly Segment[]): number {
  const at = a.findIndex((segment, index) => segment.isVariable !== b[index]?.isVariable);
  return at === -1 || !b[at] ? a.length - b.length : Number(a[at]!.isVariable) - Number(b[at].isVariable);
}
