/** e.g. {filters: {estado: ['pendiente']}, sorts: ['nombre']} */
export interface ListShape<Filter extends string, Sort extends string> {
  filters?: Readonly<Record<Filter, readonly string[] | ((text: string) => boolean)>>;
  sorts?: readonly Sort[];
  defaultSort?: ListSort<Sort>;
}

export interface ListSort<Sort extends string> {
  by: Sort;
  descending: boolean;
}

export interface ListUrlState<Filter extends string, Sort extends string> {
  search: string;
  filters: Readonly<Record<Filter, string>>;
  sort: ListSort<Sort> | null;
  /** From 1. */
  page: number;
  /** Other keys. */
  rest: string;
}

export const SEARCH = 'buscar';
const SORT = 'orden';
const PAGE = 'pagina';

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** Reads ?buscar=ana&estado=pendiente&orden=-nombre&pagina=2. Ignores unknown values. */
export function listUrlStateIn<Filter extends string, Sort extends string>(
  query: URLSearchParams,
  shape: ListShape<Filter, Sort>,
): ListUrlState<Filter, Sort> {
  const names = filterNames(shape);
  const order = query.get(SORT) ?? '';
  const by = shape.sorts?.find((sort) => sort === order.replace(/^-/, ''));
  const page = query.get(PAGE) ?? '';
  const rest = new URLSearchParams(query);
  for (const key of [SEARCH, SORT, PAGE, ...names]) rest.delete(key);
  return {
    search: (query.get(SEARCH) ?? '').trim(),
    filters: Object.fromEntries(names.map((name) => [name, filterIn(query, name, shape)])) as Record<Filter, string>,
    sort: by === undefined ? (shape.defaultSort ?? null) : { by, descending: order.startsWith('-') },
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
    rest: rest.toString(),
  };
}

/** Reverse of listUrlStateIn. Omits defaults. */
export function queryOf<Filter extends string, Sort extends string>(
  urlState: ListUrlState<Filter, Sort>,
  shape: ListShape<Filter, Sort>,
): string {
  const { search, filters, sort, page, rest } = urlState;
  const query = new URLSearchParams(rest);
  if (search) query.set(SEARCH, search);
  for (const name of filterNames(shape)) if (filters[name]) query.set(name, filters[name]);
  if (sort && !isSame(sort, shape.defaultSort)) query.set(SORT, `${sort.descending ? '-' : ''}${sort.by}`);
  if (page > 1) query.set(PAGE, String(page));
  const text = query.toString();
  return text && `?${text}`;
}

/** '/admin/users?buscar=ana' */
export function searchedPath(path: string, search: string): string {
  return path + queryOf({ search, filters: {}, sort: null, page: 1, rest: '' }, {});
}

/** First ascending. */
export function nextSort<Sort extends string>(sort: ListSort<Sort> | null, by: Sort): ListSort<Sort> {
  return { by, descending: sort?.by === by && !sort.descending };
}

function filterNames<Filter extends string>({ filters }: ListShape<Filter, string>): Filter[] {
  return Object.keys(filters ?? {}) as Filter[];
}

function filterIn<Filter extends string>(
  query: URLSearchParams,
  name: Filter,
  { filters }: ListShape<Filter, string>,
): string {
  const text = query.get(name) ?? '';
  const known = filters?.[name];
  const isKnown = typeof known === 'function' ? known(text) : known?.includes(text);
  return isKnown ? text : '';
}

function isSame<Sort extends string>(one: ListSort<Sort>, other: ListSort<Sort> | undefined): boolean {
  return one.by === other?.by && one.descending === other.descending;
}
