import { Client, type QueryConfig } from 'pg';

/** As passed to pg. */
export interface SentStatement {
  query: QueryConfig;
  /** Earlier statements answered by then; it may depend on them. */
  after: readonly number[];
}

type Callback = (error: unknown, result: unknown) => void;

/** What this process sends to PostgreSQL during `ask`, in order. */
export async function sentWhile(ask: () => Promise<void>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const answered: number[] = [];
  const { query } = Client.prototype;
  const noted = function (this: Client, sentQuery: QueryConfig | string, ...rest: unknown[]): unknown {
    // A copy, because pg modifies it.
    const statement =
      typeof sentQuery === 'string'
        ? { text: sentQuery, ...(Array.isArray(rest[0]) && { values: rest[0] }) }
        : { ...sentQuery };
    const number = sent.push({ query: statement, after: [...answered] }) - 1;
    const callback = rest.at(-1);
    if (typeof callback === 'function') {
      rest[rest.length - 1] = (...outcome: Parameters<Callback>) => {
        answered.push(number);
        (callback as Callback)(...outcome);
      };
    }
    const answer: unknown = Reflect.apply(query, this, [sentQuery, ...rest]);
    return answer instanceof Promise ? answer.finally(() => answered.push(number)) : answer;
  };
  Client.prototype.query = noted as typeof query;
  try {
    await ask();
    return sent;
  } finally {
    Client.prototype.query = query;
  }
}
