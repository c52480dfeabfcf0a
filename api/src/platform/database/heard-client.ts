import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/**
 * A lost connection never ends the process. pg-pool and TypeORM leave moments without an error listener; the next
 * query reports the loss.
 */
export class HeardClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  /** Ends it at once; the server rolls back. */
  cut(): void {
    this.connection.stream.destroy();
  }
}

/**
 * Cut when a query stays without an answer: a dead network closes nothing, and the server cannot enforce its limits
 * over it. Silence between queries is fine.
 */
export class PromptClient extends HeardClient {
  /** True when another connection knows why the answer is late; then this one stays. */
  mayBeSilent: () => boolean = () => false;

  constructor(config?: string | ClientConfig) {
    super(config);
    // Only now is it the final stream, TLS included. Until then connectionTimeoutMillis applies.
    this.once('connect', () => {
      const { stream } = this.connection;
      if (!(stream instanceof Socket)) return;
      stream.setTimeout(SILENCE_LIMIT_MS);
      // A permanent listener: the one of setTimeout fires once.
      stream.on('timeout', () => {
        if ((this as unknown as { readyForQuery: boolean }).readyForQuery) return;
        if (this.mayBeSilent()) stream.setTimeout(SILENCE_LIMIT_MS);
        else stream.destroy();
      });
    });
  }
}

/** Above the statement_timeout of requests. */
const SILENCE_LIMIT_MS = 6_000;
