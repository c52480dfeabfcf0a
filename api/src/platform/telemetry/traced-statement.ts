import type { DataSource } from 'typeorm';

import { isTracing, isWithinSpan, traced } from './tracing';

const MOST_CHARACTERS = 2_000;

/** `text` has no values. */
export function tracedStatement<Result>(name: string, text: string, work: () => Promise<Result>): Promise<Result> {
  if (!isWithinSpan()) return work();
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': name,
    'db.query.text': text.slice(0, MOST_CHARACTERS),
  };
  return traced({ name, kind: 'client', attributes }, work);
}

export function traceRunners(dataSource: DataSource): void {
  if (!isTracing()) return;
  const make = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = make(mode);
    const send = runner.query.bind(runner) as (text: string, ...rest: unknown[]) => Promise<unknown>;
    runner.query = ((text: string, ...rest: unknown[]) =>
      tracedStatement(summaryOf(text), text, () => send(text, ...rest))) as typeof runner.query;
    return runner;
  };
}

/** Such as `SELECT rooms`. */
function summaryOf(text: string): string {
  const [, verb = 'SQL'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table = ''] = /\b(?:FROM|INTO|UPDATE)\s+"?(\w+)/i.exec(text) ?? [];
  return `${verb.toUpperCase()} ${table}`.trim();
}
