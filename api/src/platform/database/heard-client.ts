import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/**
 * A lost connection never ends the process, even when neither the pool nor TypeORM listens. The next query reports
 * it.
 */
export class HeardClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  cut(): void {
    this.connection.stream.destroy();
  }
}

/** Cut when an answer is overdue: a dead network closes nothing, and the server's limits don't reach over it. */
export class PromptClient extends HeardClient {
  /** True when another connection knows why the answer is late: then this one stays. */
  mayBeSilent: () => boolean = () => false;

  constructor(config?: string | ClientConfig) {
    super(config);
    // Only now is it the final stream, with TLS. Until then connectionTimeoutMillis applies.
    this.once('connect', () => {
      const { stream } = this.connection;
      if (!(stream instanceof Socket)) return;
      stream.setTimeout(SILENCE_LIMIT_MS);
      // setTimeout's own listener fires only once.
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
