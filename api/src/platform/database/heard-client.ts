import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/**
 * A connection whose loss never ends the process. A pool listens for errors only while a client is idle, and TypeORM
 * only some microtasks after it was handed one: a server that ends the session in between would raise an error that
 * nobody hears. Whoever uses the connection next is told by its refusal.
 */
export class HeardClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  /** Ends it at once, whatever it does: what it has not committed is undone. */
  cut(): void {
    this.connection.stream.destroy();
  }
}

/**
 * One that is cut when a question is left without a sign of an answer: a network that falls silent closes nothing, and
 * the server's own limits are told over it. Between two questions it may be silent, as while a mail leaves.
 */
export class PromptClient extends HeardClient {
  /** Whether it is known by another connection why the answer does not come, so that this one is kept. */
  mayBeSilent: () => boolean = () => false;

  constructor(config?: string | ClientConfig) {
    super(config);
    // Only now is the stream what it stays, TLS included. Until then the pool's connectionTimeoutMillis holds.
    this.once('connect', () => {
      const { stream } = this.connection;
      if (!(stream instanceof Socket)) return;
      stream.setTimeout(SILENCE_LIMIT_MS);
      // Unlike a listener that setTimeout is given, this one stays: a connection is idle first, and silent later.
      stream.on('timeout', () => {
        if ((this as unknown as { readyForQuery: boolean }).readyForQuery) return;
        if (this.mayBeSilent()) stream.setTimeout(SILENCE_LIMIT_MS);
        else stream.destroy();
      });
    });
  }
}

/** A little more than the statement_timeout of requests. */
const SILENCE_LIMIT_MS = 6_000;
