import type { JsonSchema } from './json-schema';

/** What the server sends to others by itself, for the document. */
export interface OutgoingCalls {
  /** By name, each a path item. */
  webhooks: Readonly<Record<string, object>>;
  /** That they refer to. */
  schemas: Readonly<Record<string, JsonSchema>>;
}
