import type { IncomingMessage, ServerResponse } from 'node:http';

import { AppError } from '../errors/app-error';
import { hasBody } from './has-body';

/** How slowly a body may arrive: it has `leadMs`, and a second more for every `bytesPerSecond` that it has brought. */
export interface BodyPace {
  leadMs: number;
  bytesPerSecond: number;
}

/**
 * A byte a second is refused after 20 s, and JSON of 100 KB, the most that is taken, after 25. A picture of 5 MB has nearly
 * four minutes: a phone on the slowest 3G sends it in two.
 */
export const BODY_PACE: BodyPace = { leadMs: 20_000, bytesPerSecond: 24 * 1024 };

/** How often all bodies are checked, unless the lead is short. */
const LOOK_EVERY_MS = 1_000;
const LOOKS_WITHIN_LEAD = 10;
/** Part of the lead: how long a refused client may go on writing, so that it can read the answer. */
const LINGER = 1 / 4;

interface Arrival {
  request: IncomingMessage;
  response: ServerResponse;
  /** What the connection had brought before this request. */
  bytesBefore: number;
  /** How long we have been ready to take more. */
  waitedMs: number;
  isRefused: boolean;
}

/** For a request whose body is being read: called when it comes too slowly. */
const readers = new WeakMap<IncomingMessage, (reason: AppError) => void>();

/** Has `tell` called with REQUEST_TIMEOUT when the body comes too slowly. */
export function onSlowBody(request: IncomingMessage, tell: (reason: AppError) => void): void {
  readers.set(request, tell);
}

/** Ends requests whose bodies come too slowly. Time in which we do not read, as while a request waits for its turn, does not count. */
export class SlowBodies {
  private readonly arriving = new Set<Arrival>();
  private readonly lookEveryMs: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pace: BodyPace = BODY_PACE) {
    this.lookEveryMs = Math.min(LOOK_EVERY_MS, pace.leadMs / LOOKS_WITHIN_LEAD);
  }

  /** Called when a request begins: its body counts even when nobody reads it. */
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
    // The buffer is full: it is us who do not read.
    if (request.readableLength >= request.readableHighWaterMark) return false;
    arrival.waitedMs += this.lookEveryMs;
    const bytes = request.socket.bytesRead - bytesBefore;
    const lingerMs = arrival.isRefused ? this.pace.leadMs * LINGER : 0;
    return arrival.waitedMs > this.pace.leadMs + lingerMs + (bytes / this.pace.bytesPerSecond) * 1_000;
  }

  /** First by an answer, where the reader can still give one; the second time by ending the connection. */
  private end(arrival: Arrival): void {
    const { request, response, isRefused } = arrival;
    const tell = readers.get(request);
    if (isRefused || !tell || response.headersSent) return void request.destroy();
    arrival.isRefused = true;
    tell(new AppError('REQUEST_TIMEOUT', TOO_SLOW));
  }
}

const TOO_SLOW = 'El contenido tardó demasiado en llegar. Probá de nuevo con una conexión mejor';
