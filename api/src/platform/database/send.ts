import type { ClientBase, Pool } from 'pg';

import type { BuiltQuery } from './built-query';
import { tracedStatement } from '../telemetry/traced-statement';
import { preparedName } from './prepared-name';
import { SENT_SELECTIONS, type Selection, type SentSelection } from './selection';
import type { Statement } from './statement';
import type { TouchedTables } from './touched-tables';

/** `called` is the name in traces. */
export async function rowsOn<Row>(
  runner: Pool | ClientBase,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
  called = name,
): Promise<Row[]> {
  const sent = { name, text, values: values as unknown[] };
  const { rows } = await tracedStatement(called, text, () => runner.query(sent));
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
  const name = query.isPlannedByValues ? '' : preparedName(text);
  return rowsOn<Row>(runner, { name, text }, values, selection.name);
}
