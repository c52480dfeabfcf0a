import type { JsonSchema } from './json-schema';

/** Requests that the server sends, for the document. */
export interface OutgoingCalls {
  /** Path items by name. */
  webhooks: Readonly<Record<string, object>>;
  /** Schemas used by the webhooks. */
  schemas: Readonly<Record<string, JsonSchema>>;
}
