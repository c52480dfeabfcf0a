import type { QueryRunner } from 'typeorm';

import { migrations } from '../../migrations/index';
import { connectToMigrate } from '../../platform/database/connect';
import { runMigrations } from '../../platform/database/run-migrations';

export interface RecordedMigration {
  name: string;
  isTransaction: boolean;
  /** In the order sent. */
  statements: string[];
}

interface Instance {
  transaction?: boolean;
  up(runner: QueryRunner): Promise<void>;
}

/** Like a start. Returns the statements sent. */
export async function recordMigrations(url: string, classes: Function[] = migrations): Promise<RecordedMigration[]> {
  const dataSource = await connectToMigrate({ url, isPooled: false }, classes);
  const recorded: RecordedMigration[] = [];
  for (const instance of dataSource.migrations as unknown as Instance[]) {
    const up = instance.up.bind(instance);
    instance.up = (runner) => {
      const statements: string[] = [];
      recorded.push({ name: instance.constructor.name, isTransaction: instance.transaction !== false, statements });
      return up(noting(runner, (sql) => statements.push(sql)));
    };
  }
  try {
    const ignore = () => undefined;
    await runMigrations(dataSource, ignore, ignore);
    return recorded;
  } finally {
    await dataSource.destroy();
  }
}

function noting(runner: QueryRunner, note: (sql: string) => void): QueryRunner {
  return new Proxy(runner, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'query') return value.bind(target) as unknown;
      return (sql: string, ...more: never[]) => {
        note(sql);
        return target.query(sql, ...more);
      };
    },
  });
}
