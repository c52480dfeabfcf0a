import type { IncomingMessage } from 'node:http';

import type { Audience } from '../access/allow';
import type { Context } from '../context';
import type { ErrorCode } from '../errors/app-error';
import { segmentsOf, type Segment } from './compiled-route';
import type { JsonSchema } from './openapi/json-schema';
import type { Method } from './route';

/** A call outside GraphQL: uploads and files. Access, log, errors and OpenAPI are as for other rows. */
export interface HandledRoute {
  method: Method;
  /** Below /api, variables as `{name}`. */
  path: string;
  audiences: readonly [Audience, ...Audience[]];
  summary: string;
  description: string;
  /** Request body by media type; absent: none. */
  takes?: Readonly<Record<string, JsonSchema>>;
  /** Answer by media type; absent: none. */
  gives?: Readonly<Record<string, JsonSchema>>;
  /** Errors besides the common ones, with their meaning. */
  fails: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Access is already checked. Throws AppError. */
  handle(ctx: Context, call: Call): Promise<Reply>;
}

export interface Call {
  /** The body is still unread. */
  request: IncomingMessage;
  /** Path variables by name. */
  path: Readonly<Record<string, string>>;
}

export type Reply = { status: 200 | 201; json: unknown } | { status: 200; content: Buffer; headers: Readonly<Record<string, string>> };

export interface CompiledHandler extends Omit<HandledRoute, 'audiences'> {
  segments: readonly Segment[];
  audiences: readonly (readonly Audience[])[];
}

export function compileHandled(row: HandledRoute): CompiledHandler {
  return { ...row, segments: segmentsOf(row.path), audiences: [row.audiences] };
}
