import { features } from './features';
import { webhookCalls } from './features/webhooks/webhook.openapi';
import type { Documented } from './platform/rest/openapi/openapi-router';
import { compileTable, type Resource, type TableRow } from './platform/rest/table';
import { REST_GROUPS } from './rest-groups';
import { apiSchema } from './schema';

export const restRoutes: readonly TableRow[] = features.flatMap((feature) => feature.routes ?? []);

const examples = features.flatMap((feature) => feature.examples ?? []);

interface Rest extends Documented {
  resources: readonly Resource[];
}

/** Compiled at first use. Throws for an unsound row. */
export function restTable(): Rest {
  compiled ??= compileTable(apiSchema(), restRoutes);
  return { resources: compiled, examples, outgoing: webhookCalls(), groups: REST_GROUPS };
}

let compiled: readonly Resource[] | undefined;
