import { features } from './features';
import type { DatedExamples } from './platform/rest/openapi/examples';
import { compileTable, type Resource, type TableRow } from './platform/rest/table';
import { apiSchema } from './schema';

export const restRoutes: readonly TableRow[] = features.flatMap((feature) => feature.routes ?? []);

const examples = features.flatMap((feature) => feature.examples ?? []);

interface Rest {
  resources: readonly Resource[];
  examples: readonly DatedExamples[];
}

/** Compiled at first use. Throws for an unsound row. */
export function restTable(): Rest {
  compiled ??= compileTable(apiSchema(), restRoutes);
  return { resources: compiled, examples };
}

let compiled: readonly Resource[] | undefined;
