import { features } from './features';
import { compileTable, type Resource, type TableRow } from './platform/rest/table';
import { apiSchema } from './schema';

/** Everything that REST offers. */
export const restRoutes: readonly TableRow[] = features.flatMap((feature) => feature.routes ?? []);

/** Its addresses, compiled when they are first asked for. Throws when a row is unsound. */
export function restTable(): readonly Resource[] {
  return (compiled ??= compileTable(apiSchema(), restRoutes));
}

let compiled: readonly Resource[] | undefined;
