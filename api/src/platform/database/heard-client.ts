import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** A lost connection never ends the process; the next query reports it. */
export class HeardClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  cut(): void {
    this.connection.stream.destroy();
  }
}

/** Cut when an answer is overdue: a dead network closes nothing, and hides the server's time-outs. */
export class PromptClient extends HeardClient {
  /** Another connection knows why the answer is late. */
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
