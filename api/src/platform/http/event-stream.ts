import { setMaxListeners } from 'node:events';
import type { ServerResponse } from 'node:http';

export interface EventStream {
  /** `data` is JSON. Does nothing after the end. */
  send(event: string, data: string): void;
  end(): void;
  onEnd(listener: () => void): void;
}

/** Proxies cut connections after 30 to 60 silent seconds. */
const HEARTBEAT_MS = 15_000;
/** A caller that reads nothing would fill our memory. */
const MOST_UNREAD_BYTES = 256 * 1024;
const TYPE = 'text/event-stream';

export function setEventStreamHeaders(response: ServerResponse): void {
  response.statusCode = 200;
  response.setHeader('Content-Type', TYPE);
  response.setHeader('Cache-Control', 'no-store, no-transform');
}

/** Ends by either side, or when the server stops. */
export function openEventStream(response: ServerResponse, stopping: AbortSignal): EventStream {
  setEventStreamHeaders(response);
  // Stops nginx from buffering.
  response.setHeader('X-Accel-Buffering', 'no');
  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
    else response.write(text);
  };
  const end = () => void response.end();
  const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS).unref();
  // One listener per stream.
  setMaxListeners(0, stopping);
  stopping.addEventListener('abort', end);
  response.once('close', () => {
    clearInterval(heartbeat);
    stopping.removeEventListener('abort', end);
  });
  response.flushHeaders();
  if (stopping.aborted) end();
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    end,
    onEnd: (listener) => void response.once('close', listener),
  };
}

export function isEventStream(response: ServerResponse): boolean {
  return response.getHeader('Content-Type') === TYPE;
}
