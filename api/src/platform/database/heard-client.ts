import { Socket } from 'node:net';
import { Client, type ClientConfig, type Connection, type PoolConfig } from 'pg';

import { KeptNames, namesKept } from './prepared-name';

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

/**
 * Cut when an answer is overdue: a dead network closes nothing, and the server's limits don't reach over it. It keeps
 * those texts prepared that it used last.
 */
export class PromptClient extends HeardClient {
  /** True when another connection knows why the answer is late: then this one stays. */
  mayBeSilent: () => boolean = () => false;
  private readonly keptNames: KeptNames;

  /** A pool hands over its own settings. */
  constructor(config?: PoolConfig) {
    super(config);
    this.keptNames = new KeptNames(namesKept(config?.max ?? 1));
    // Only now is it the final stream, with TLS. Until then connectionTimeoutMillis applies.
    this.once('connect', () => {
      const { stream } = this.connection;
      if (!(stream instanceof Socket)) return;
      stream.setTimeout(SILENCE_LIMIT_MS);
      // setTimeout's own listener fires only once.
      stream.on('timeout', () => {
        if (this.isIdle) return;
        if (this.mayBeSilent()) stream.setTimeout(SILENCE_LIMIT_MS);
        else stream.destroy();
      });
    });
  }

  override query(...sent: never[]): never {
    const [config] = sent as unknown[] as [string | { name?: string }];
    if (typeof config === 'object' && config.name) this.keepFewNames(config.name);
    return super.query(...(sent as unknown as [string])) as never;
  }

  /**
   * Closes by the protocol, which a failed transaction takes too. pg has no method for it, and forgets nothing by
   * itself. Only when nothing is under way, which may need a name.
   */
  private keepFewNames(name: string): void {
    this.keptNames.use(name);
    if (!this.isIdle || !this.connection.stream.writable) return;
    const connection = this.connection as Connection & { parsedStatements: Record<string, string> };
    for (const surplus of this.keptNames.takeSurplus()) {
      connection.close({ type: 'S', name: surplus }, true);
      delete connection.parsedStatements[surplus];
    }
  }

  private get isIdle(): boolean {
    return (this as unknown as { readyForQuery: boolean }).readyForQuery;
  }
}

/** Above the statement_timeout of requests. */
const SILENCE_LIMIT_MS = 6_000;
