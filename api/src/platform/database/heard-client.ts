import { Socket } from 'node:net';
import { Client, type ClientConfig, type Connection, type PoolConfig } from 'pg';

import { KeptNames, namesKept } from './prepared-name';

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

/**
 * Cuts the connection when an answer is overdue: a dead network closes nothing, and server limits don't reach across
 * it. Keeps only recently used prepared statements.
 */
export class PromptClient extends HeardClient {
  /** Another connection knows why the answer is late; the connection then stays open. */
  mayBeSilent: () => boolean = () => false;
  private readonly keptNames: KeptNames;

  constructor(config?: PoolConfig) {
    super(config);
    this.keptNames = new KeptNames(namesKept(config?.max ?? 1));
    // Only now is the stream final, with TLS. Until then connectionTimeoutMillis applies.
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
   * By protocol message, which works in a failed transaction too; pg has no method for it. Only on an idle connection,
   * so that no running query needs the name.
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

/** Longer than the statement_timeout of requests. */
const SILENCE_LIMIT_MS = 6_000;
