import { features } from './features';
import type { TableRow } from './platform/rest/table';

/** Everything that REST offers. */
export const restRoutes: readonly TableRow[] = features.flatMap((feature) => feature.routes ?? []);
