import type { JsonSchema } from './json-schema';

/** Requests by the server, for the document. */
export interface OutgoingCalls {
  webhooks: Readonly<Record<string, object>>;
  schemas: Readonly<Record<string, JsonSchema>>;
}
