import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import type { ProductOptions } from './app-options';
import type { Answer } from './platform/http/gateway';
import { isFromPrivateNetwork } from './platform/http/peer';
import { answerHealth, answerReady, type Metrics } from './platform/http/probes';
import { setSecurityHeaders } from './platform/http/security-headers';
import { sendText } from './platform/http/send-text';
import { SlowBodies } from './platform/http/slow-bodies';
import { tracedRequests } from './platform/http/traced-request';

/** Longer than proxies keep theirs (60 to 120 s): a request that meets our close is lost. */
const KEEP_ALIVE_MS = 125_000;
/** For a request's head. */
const HEADERS_WITHIN_MS = 20_000;
const CONNECTIONS_CHECKED_EVERY_MS = 5_000;
/** A stop cuts off requests that run longer. */
const STOP_WITHIN_MS = 10_000;

/** One clinic, or many. */
export interface Served {
  readonly answer: Answer;
  /** `ready` or the problem. */
  status(): Promise<string>;
  /** Host for monitoring, beside internal names. */
  publicHost(): string | null;
  endStreams(): void;
}

export interface StoppableServer {
  server: Server;
  /** Fails /ready, and refuses requests after `drainMs`. Resolves when running requests end. */
  close(): Promise<void>;
}

/** /health, /ready and /metrics; `served` answers all else. */
export function makeServer(served: Served, metrics: Metrics, options: ProductOptions): StoppableServer {
  const { drainMs = 0, bodyPace } = options;
  const slowBodies = new SlowBodies(bodyPace);
  let isStopping = false;
  let isDrained = false;
  /** Without a request so far, as browsers open them in advance. */
  const unused = new Set<Socket>();

  const listener: RequestListener = (request, response) => {
    const pathname = pathOf(request);
    unused.delete(request.socket);
    // Pages set their own policy later.
    setSecurityHeaders(response);
    slowBodies.watch(request, response);
    if (isStopping) response.setHeader('Connection', 'close');
    // During the drain the connection stays open, because its client may reuse it.
    else response.once('finish', () => isDrained && request.socket.destroySoon());
    if (pathname === '/health') return answerHealth(response);
    if (pathname === '/ready') return void answerReady(response, isStopping ? 'stopping' : served.status());
    if (pathname === '/metrics') {
      return isFromPrivateNetwork(request, served.publicHost())
        ? void metrics.answer(response)
        : sendText(response, 404, 'No existe');
    }
    served.answer(request, response, pathname);
  };

  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_WITHIN_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECKED_EVERY_MS,
    },
    tracedRequests(listener),
  );
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  return {
    server,
    async close() {
      isStopping = true;
      if (drainMs > 0) await delay(drainMs);
      isDrained = true;
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
      served.endStreams();
      const cut = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
      await closed;
      clearTimeout(cut);
    },
  };
}

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
