import type { JsonSchema } from './json-schema';

export interface OutgoingCalls {
  webhooks: Readonly<Record<string, object>>;
  schemas: Readonly<Record<string, JsonSchema>>;
}
