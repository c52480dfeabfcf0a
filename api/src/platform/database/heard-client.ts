import { Socket } from 'node:net';
import { Client, type ClientConfig, type Connection, type PoolConfig } from 'pg';

import { KeptNames, namesKept } from './prepared-name';

/** A lost connection must not end the process. */
export class HeardClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  cut(): void {
    this.connection.stream.destroy();
  }
}

/** Cuts connections with overdue answers: a dead network closes nothing. Keeps recently used prepared statements. */
export class PromptClient extends HeardClient {
  /** True keeps the connection: another one knows why the answer is late. */
  mayBeSilent: () => boolean = () => false;
  private readonly keptNames: KeptNames;

  constructor(config?: PoolConfig) {
    super(config);
    this.keptNames = new KeptNames(namesKept(config?.max ?? 1));
    // Only now is the stream final, with TLS.
    this.once('connect', () => {
      const { stream } = this.connection;
      if (!(stream instanceof Socket)) return;
      stream.setTimeout(SILENCE_LIMIT_MS);
      // setTimeout's own listener fires once only.
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

  /** A protocol message, because it also works in a failed transaction. Waits until no query needs the name. */
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
