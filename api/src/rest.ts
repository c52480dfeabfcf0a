import { features } from './features';
import { compileTable, type Resource, type TableRow } from './platform/rest/table';
import { apiSchema } from './schema';

export const restRoutes: readonly TableRow[] = features.flatMap((feature) => feature.routes ?? []);

/** Compiled at first use. Throws for an unsound row. */
export function restTable(): readonly Resource[] {
  return (compiled ??= compileTable(apiSchema(), restRoutes));
}

let compiled: readonly Resource[] | undefined;
