import type { IncomingMessage, ServerResponse } from 'node:http';

import { AppError } from '../errors/app-error';

export interface BodyPace {
  leadMs: number;
  bytesPerSecond: number;
}

/** Lets 5 MB over slow 3G pass (ADR 65). */
const BODY_PACE: BodyPace = { leadMs: 20_000, bytesPerSecond: 24 * 1024 };

const LOOK_EVERY_MS = 1_000;
const LOOKS_WITHIN_LEAD = 10;
/** Share of the lead for reading a refusal. */
const LINGER = 1 / 4;

interface Arrival {
  request: IncomingMessage;
  response: ServerResponse;
  /** The connection's bytes before this request. */
  bytesBefore: number;
  /** Without the time in which we did not read. */
  waitedMs: number;
  isRefused: boolean;
}

const readers = new WeakMap<IncomingMessage, (reason: AppError) => void>();

/** `notifyReader` gets REQUEST_TIMEOUT. */
export function onSlowBody(request: IncomingMessage, notifyReader: (reason: AppError) => void): void {
  readers.set(request, notifyReader);
}

export class SlowBodies {
  private readonly arriving = new Set<Arrival>();
  private readonly lookEveryMs: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pace: BodyPace = BODY_PACE) {
    this.lookEveryMs = Math.min(LOOK_EVERY_MS, pace.leadMs / LOOKS_WITHIN_LEAD);
  }

  /** Call it first: unread bodies count too. */
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
    // A full buffer: we are the slow side.
    if (request.readableLength >= request.readableHighWaterMark) return false;
    arrival.waitedMs += this.lookEveryMs;
    const bytes = request.socket.bytesRead - bytesBefore;
    const lingerMs = arrival.isRefused ? this.pace.leadMs * LINGER : 0;
    return arrival.waitedMs > this.pace.leadMs + lingerMs + (bytes / this.pace.bytesPerSecond) * 1_000;
  }

  /** Answers if there is a reader; the second call disconnects. */
  private end(arrival: Arrival): void {
    const { request, response, isRefused } = arrival;
    const notifyReader = readers.get(request);
    if (isRefused || !notifyReader || response.headersSent) return void request.destroy();
    arrival.isRefused = true;
    notifyReader(new AppError('REQUEST_TIMEOUT', TOO_SLOW));
  }
}

const TOO_SLOW = 'El contenido tardó demasiado en llegar. Probá de nuevo con una conexión mejor';

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
