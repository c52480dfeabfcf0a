import type { IncomingMessage } from 'node:http';

import type { Scope } from '../../domain/scopes';
import type { Audience } from '../access/allow';
import type { KeyNeeds } from '../access/scope';
import type { Clock } from '../clock';
import type { Context } from '../context';
import type { ErrorCode } from '../errors/app-error';
import type { EventStream } from '../http/event-stream';
import { segmentsOf, type Segment } from './compiled-route';
import type { JsonSchema } from './openapi/json-schema';
import type { Method } from './route';

/** A call outside GraphQL: an upload, file or event stream. */
export interface HandledRoute {
  method: Method;
  /** Below /api; `{name}` is a variable. */
  path: string;
  audiences: readonly [Audience, ...Audience[]];
  /** Absent: no key may call. */
  scope?: Scope;
  summary: string;
  description: string;
  query?: Readonly<Record<string, JsonSchema>>;
  /** By media type. */
  takes?: Readonly<Record<string, JsonSchema>>;
  hasTag?: boolean;
  gives?: Readonly<Record<string, JsonSchema>>;
  /** Besides the common errors. */
  fails: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Runs after the access check. Throws AppError. */
  handle(ctx: Context, call: Call): Promise<Reply>;
}

interface Call {
  /** The body is unread. */
  request: IncomingMessage;
  path: Readonly<Record<string, string>>;
  /** By documented key; empty values are absent. */
  query: Readonly<Record<string, string>>;
  /** After the answer began; until then use ctx.now. */
  clock: Clock;
}

export type Reply =
  | { status: 200 | 201; json: unknown }
  | { status: 200; content: Buffer; headers: Readonly<Record<string, string>> }
  | KeptText
  | { status: 200; follow(stream: EventStream): void };

/** Compressed, unless the caller has this ETag. */
interface KeptText {
  status: 200;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** See sendCompressed about secrets. */
  text(): Promise<string>;
}

export interface CompiledHandler extends Omit<HandledRoute, 'audiences' | 'scope'> {
  segments: readonly Segment[];
  audiences: readonly (readonly Audience[])[];
  keyNeeds: KeyNeeds;
}

export function compileHandled({ scope, ...row }: HandledRoute): CompiledHandler {
  return {
    ...row,
    segments: segmentsOf(row.path),
    audiences: [row.audiences],
    keyNeeds: scope ? [scope] : null,
  };
}
