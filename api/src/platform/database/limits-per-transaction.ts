import { Query, type Connection, type Submittable } from 'pg';

import type { HeardClient } from './heard-client';

/** In milliseconds, by PostgreSQL's names. */
export type Limits = Readonly<Record<string, number>>;

/**
 * For poolers: each transaction may get another session, so its first packet sets its limits, and nothing is prepared
 * by name.
 */
export function limitedPerTransaction(Client: typeof HeardClient, limits: Limits): typeof HeardClient {
  const settings = Object.entries(limits).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  const sql = `SELECT ${settings.join(', ')}`;
  return class extends Client {
    override query(...sent: never[]): never {
      return this.send(...(sent as unknown[] as Parameters<typeof this.send>)) as never;
    }

    private send(config: string | { submit?: unknown }, values?: unknown, callback?: unknown): unknown {
      if (typeof config === 'object' && config.submit) return super.query(config as Submittable);
      const beginsTransaction = () => !IN_TRANSACTION.has(this.getTransactionStatus());
      const query = new LimitedQuery(sql, beginsTransaction, config, values, callback);
      const answer = query.callback ? undefined : query.answer();
      super.query(query as Submittable);
      return answer;
    }
  };
}

/** PostgreSQL refuses it together with anything else. */
const RUNS_ALONE = /^\s*(CREATE|DROP|REINDEX)\b.*\sCONCURRENTLY\s/i;

/** T: open. E: failed. */
const IN_TRANSACTION = new Set<string | null>(['T', 'E']);

interface PgQuery {
  text: string;
  name: string | undefined;
  callback: ((error: Error | null, result: unknown) => void) | undefined;
  submit(connection: Connection): Error | null;
  requiresPreparation(): boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Connection): void;
}

const PgQuery = Query as unknown as new (config: string | object, values: unknown, callback: unknown) => PgQuery;

class LimitedQuery extends PgQuery {
  private isSettingLimits = false;

  constructor(
    private readonly limits: string,
    private readonly beginsTransaction: () => boolean,
    config: string | object,
    values: unknown,
    callback: unknown,
  ) {
    super(config, values, callback);
    this.name = undefined;
  }

  answer(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.callback = (error, result) => (error ? reject(error) : resolve(result));
    });
  }

  override submit(connection: Connection): Error | null {
    this.isSettingLimits = !RUNS_ALONE.test(this.text) && this.beginsTransaction();
    if (this.isSettingLimits && !this.requiresPreparation()) this.text = `${this.limits};${this.text}`;
    return super.submit(connection);
  }

  override prepare(connection: Connection): void {
    if (this.isSettingLimits) {
      // No Sync, so that both are one transaction.
      connection.parse({ text: this.limits, name: '', types: [] }, false);
      connection.bind({}, false);
      connection.execute(null, false);
    }
    super.prepare(connection);
  }

  override handleRowDescription(message: object): void {
    if (!this.isSettingLimits) super.handleRowDescription(message);
  }

  override handleDataRow(message: object): void {
    if (!this.isSettingLimits) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    if (this.isSettingLimits) this.isSettingLimits = false;
    else super.handleCommandComplete(message, connection);
  }
}
