import type { JsonSchema } from './json-schema';

/** Requests that the server sends, for the document. */
export interface OutgoingCalls {
  webhooks: Readonly<Record<string, object>>;
  schemas: Readonly<Record<string, JsonSchema>>;
}
