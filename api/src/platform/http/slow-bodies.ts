import type { IncomingMessage, ServerResponse } from 'node:http';

import { AppError } from '../errors/app-error';
import { hasBody } from './has-body';

/** How slowly a body may arrive: it may stand still for `leadMs`, and takes as much longer as what it brought at `bytesPerSecond`. */
export interface BodyPace {
  leadMs: number;
  bytesPerSecond: number;
}

/**
 * A byte a second is refused after 20 s, and JSON of 100 KB, the most that is taken, after 25. A picture of 5 MB has nearly
 * four minutes: a phone on the slowest 3G sends it in two.
 */
export const BODY_PACE: BodyPace = { leadMs: 20_000, bytesPerSecond: 24 * 1024 };

/** How often it is looked at all of them, unless the lead is short. */
const LOOK_EVERY_MS = 1_000;
const LOOKS_WITHIN_LEAD = 10;
/** Of the lead: what is left to whoever is still writing to read why that was refused. */
const LINGER = 1 / 4;

interface Arrival {
  request: IncomingMessage;
  response: ServerResponse;
  /** That the connection had brought before. */
  bytesBefore: number;
  /** Since we would have taken more. */
  waitedMs: number;
  isRefused: boolean;
}

/** Who reads a body, and what it is told when that comes too slowly. */
const readers = new WeakMap<IncomingMessage, (reason: AppError) => void>();

/** Has whoever reads the body told, with REQUEST_TIMEOUT, when it comes too slowly for its server. */
export function onSlowBody(request: IncomingMessage, tell: (reason: AppError) => void): void {
  readers.set(request, tell);
}

/** Ends what sends its body too slowly. What is kept waiting by us, for its turn, is not slow. */
export class SlowBodies {
  private readonly arriving = new Set<Arrival>();
  private readonly lookEveryMs: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pace: BodyPace = BODY_PACE) {
    this.lookEveryMs = Math.min(LOOK_EVERY_MS, pace.leadMs / LOOKS_WITHIN_LEAD);
  }

  /** From the first of a request: all of its body counts, also what nobody wants to have. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    if (!hasBody(request)) return;
    const arrival = { request, response, bytesBefore: request.socket.bytesRead, waitedMs: 0, isRefused: false };
    this.arriving.add(arrival);
    request.once('close', () => this.arriving.delete(arrival));
    this.timer ??= setInterval(() => this.look(), this.lookEveryMs).unref();
  }

  private look(): void {
    for (const arrival of this.arriving) {
      if (arrival.request.complete) this.arriving.delete(arrival);
      else if (this.isTooSlow(arrival)) this.end(arrival);
    }
    if (this.arriving.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private isTooSlow(arrival: Arrival): boolean {
    const { request, bytesBefore } = arrival;
    // We hold it up ourselves: what came before has not been read yet.
    if (request.readableLength >= request.readableHighWaterMark) return false;
    arrival.waitedMs += this.lookEveryMs;
    const bytes = request.socket.bytesRead - bytesBefore;
    const lingerMs = arrival.isRefused ? this.pace.leadMs * LINGER : 0;
    return arrival.waitedMs > this.pace.leadMs + lingerMs + (bytes / this.pace.bytesPerSecond) * 1_000;
  }

  /** By the answer that its reader gives, where there is one yet to come; next time by ending the connection. */
  private end(arrival: Arrival): void {
    const { request, response, isRefused } = arrival;
    const tell = readers.get(request);
    if (isRefused || !tell || response.headersSent) return void request.destroy();
    arrival.isRefused = true;
    tell(new AppError('REQUEST_TIMEOUT', TOO_SLOW));
  }
}

const TOO_SLOW = 'El contenido tardó demasiado en llegar. Probá de nuevo con una conexión mejor';
