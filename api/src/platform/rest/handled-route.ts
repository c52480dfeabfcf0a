import type { IncomingMessage } from 'node:http';

import type { Audience } from '../access/allow';
import type { Context } from '../context';
import type { ErrorCode } from '../errors/app-error';
import { segmentsOf, type Segment } from './compiled-route';
import type { JsonSchema } from './openapi/json-schema';
import type { Method } from './route';

/**
 * A call that no GraphQL operation can answer: an upload, a file. It stands in the table beside the others, and
 * access, log, errors and OpenAPI are theirs; what the schema says of them, it says itself.
 */
export interface HandledRoute {
  method: Method;
  /** Below /api, with `{name}` for what varies. */
  path: string;
  audiences: readonly [Audience, ...Audience[]];
  summary: string;
  description: string;
  /** What it takes, by media type; absent: no body. */
  takes?: Readonly<Record<string, JsonSchema>>;
  /** What it answers, by media type; absent: no body. */
  gives?: Readonly<Record<string, JsonSchema>>;
  /** Its failures besides those of every call, and what each means here. */
  fails: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Whoever may use it is asking. Throws AppError like a service. */
  handle(ctx: Context, call: Call): Promise<Reply>;
}

export interface Call {
  /** Its body is not read yet. */
  request: IncomingMessage;
  /** What varies in the path, by name. */
  path: Readonly<Record<string, string>>;
}

export type Reply = { status: 200 | 201; json: unknown } | { status: 200; content: Buffer; headers: Readonly<Record<string, string>> };

/** A handled row, in the form that the table, listener and OpenAPI share. */
export interface CompiledHandler extends Omit<HandledRoute, 'audiences'> {
  segments: readonly Segment[];
  audiences: readonly (readonly Audience[])[];
}

export function compileHandled(row: HandledRoute): CompiledHandler {
  return { ...row, segments: segmentsOf(row.path), audiences: [row.audiences] };
}
