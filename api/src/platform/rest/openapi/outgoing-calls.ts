import type { JsonSchema } from './json-schema';

/** Requests that the server sends on its own, for the document. */
export interface OutgoingCalls {
  /** Path items by name. */
  webhooks: Readonly<Record<string, object>>;
  /** Schemas that the webhooks refer to. */
  schemas: Readonly<Record<string, JsonSchema>>;
}
