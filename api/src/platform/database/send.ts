import type { ClientBase, Pool } from 'pg';

import type { BuiltQuery } from './built-query';
import { preparedName } from './prepared-name';
import { SENT_SELECTIONS, type Selection, type SentSelection } from './selection';
import type { Statement } from './statement';
import type { TouchedTables } from './touched-tables';

export async function rowsOn<Row>(
  runner: Pool | ClientBase,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await runner.query({ name, text, values: values as unknown[] });
  return rows as Row[];
}

export function selectOn<Row>(
  runner: Pool | ClientBase,
  selection: Selection<Row>,
  query: BuiltQuery,
  touched?: TouchedTables,
): Promise<Row[]> {
  const [text, values] = query.getQueryAndParameters();
  touched?.note(text);
  if (SENT_SELECTIONS.hasSubscribers) SENT_SELECTIONS.publish({ selection, text } satisfies SentSelection);
  return rowsOn<Row>(runner, { name: query.isPlannedByValues ? '' : preparedName(text), text }, values);
}
