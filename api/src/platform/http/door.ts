import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

import type { Context } from '../context';
import type { CountedLimits } from '../counted-limits';
import type { ErrorReport } from '../errors/error-report';
import type { InTurn } from './source-turns';

/** How requests come to a clinic. */
export interface Door {
  /** Of whoever asks, by their session or key; notes limits in `counted` that it refuses by, too. */
  contextOf(request: IncomingMessage, counted?: CountedLimits): Promise<Context>;
  /** Whoever asks. */
  visitorOf(request: IncomingMessage): Context;
  readonly inTurn: InTurn;
  readonly publicError: ErrorReport;
  readonly log: Logger;
  /** Ends the streams of events. */
  readonly stopping: AbortSignal;
}

export type Answer = (request: IncomingMessage, response: ServerResponse, pathname: string) => void;

/** That of the clinic that the request is for. */
export type DoorOf = (request: IncomingMessage) => Door;
