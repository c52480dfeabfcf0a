import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { textFault } from '../../../domain/typed-text';
import { invalid } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import type { Search } from './read-search';
import { valuesOf, type Asked } from './search-param';

export interface Condition {
  text: string;
  values: Record<string, unknown>;
}

/** `key` makes the names of values unique; null: nothing can match. */
export type ConditionOn = (value: string, key: string) => Condition | null;

/** Any value of a parameter may match. BAD_REQUEST when unsupported. */
export function narrow<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  asked: readonly Asked[],
  conditionsOf: (one: Asked) => ConditionOn,
): SelectQueryBuilder<Row> {
  asked.forEach((one, index) => {
    const conditionOn = conditionsOf(one);
    const conditions = valuesOf(one).flatMap((value, at) => conditionOn(checked(one, value), `${index}_${at}`) ?? []);
    const either = conditions.map(({ text }) => `(${text})`).join(' OR ') || 'FALSE';
    query.andWhere(`(${either})`, Object.assign({}, ...conditions.map(({ values }) => values)));
  });
  return query;
}

function checked({ name }: Asked, value: string): string {
  const fault = textFault(value, { max: 200 });
  if (fault !== null) throw invalid(name, fault);
  return value;
}

interface Page<Row> {
  rows: readonly Row[];
  /** null: not counted. */
  total: number | null;
  next: string | null;
}

/** By id, because names change between pages. BAD_REQUEST for another page than ours. */
export async function pageById<Row extends ObjectLiteral & { id: string }>(
  query: SelectQueryBuilder<Row>,
  { count, after }: Pick<Search, 'count' | 'after'>,
): Promise<Page<Row>> {
  if (count === 0) return { rows: [], total: await query.getCount(), next: null };
  const id = `${query.alias}.id`;
  if (after !== null) {
    if (!isUuid(after)) throw invalid('_after', 'Esa página no existe');
    query.andWhere(`${id} > :after`, { after });
  }
  const found = await query
    .orderBy(id)
    .limit(count + 1)
    .getMany();
  const rows = found.slice(0, count);
  const hasMore = found.length > count;
  return {
    rows,
    total: after === null && !hasMore ? rows.length : null,
    next: hasMore ? rows.at(-1)!.id : null,
  };
}
