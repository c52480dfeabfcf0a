import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

import type { Context } from '../context';
import type { CountedLimits } from '../counted-limits';
import type { ErrorReport } from '../errors/error-report';
import type { InTurn } from './source-turns';

export interface Gateway {
  /** By session or key. Fills `counted` for refusals too. */
  contextOf(request: IncomingMessage, counted?: CountedLimits): Promise<Context>;
  /** Reads no session. */
  visitorOf(request: IncomingMessage): Context;
  readonly inTurn: InTurn;
  readonly publicError: ErrorReport;
  readonly log: Logger;
  readonly stopping: AbortSignal;
}

export type Answer = (request: IncomingMessage, response: ServerResponse, pathname: string) => void;

export type GatewayOf = (request: IncomingMessage) => Gateway;
