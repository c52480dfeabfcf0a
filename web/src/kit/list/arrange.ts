import { findByText } from '../text/text-search';
import type { ListUrlState } from './list-url-state';

/** Matching rows, best first. */
export type FindRows<Row> = (rows: readonly Row[], search: string) => Row[];

interface Arrangement<Row, Filter extends string, Sort extends string> {
  textOf?: ((row: Row) => string) | undefined;
  find?: FindRows<Row> | undefined;
  passes?: Readonly<Record<Filter, (row: Row, value: string) => boolean>>;
  /** Sort keys; null sorts last. */
  by?: Readonly<Record<Sort, (row: Row) => string | number | null>>;
}

const SPANISH = new Intl.Collator('es-AR', { numeric: true, sensitivity: 'base' });

/** For names in a menu; tables have their own sort. */
export const inSpanishOrder = (one: string, other: string): number => SPANISH.compare(one, other);

/** Stable. */
export function arrange<Row, Filter extends string, Sort extends string>(
  rows: readonly Row[],
  { search, filters, sort }: Pick<ListUrlState<Filter, Sort>, 'search' | 'filters' | 'sort'>,
  { textOf, find, passes, by }: Arrangement<Row, Filter, Sort>,
): Row[] {
  const set = Object.entries(filters).filter(([, value]) => value !== '') as [Filter, string][];
  const passing = rows.filter((row) => set.every(([name, value]) => passes?.[name](row, value) ?? true));
  const found = find ? find(passing, search) : textOf ? findByText(passing, textOf, search) : passing;
  const key = sort && by?.[sort.by];
  return key ? found.sort((one, other) => compare(key(one), key(other), sort.descending)) : found;
}

function compare(one: string | number | null, other: string | number | null, descending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : inSpanishOrder(String(one), String(other));
  return descending ? -order : order;
}
