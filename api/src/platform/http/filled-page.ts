import type { Context } from '../context';

export interface PageQuery {
  name: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface Filling {
  /** Escaped HTML, like description and body. */
  title: string;
  description: string;
  /** For search engines, and before the application loads. */
  body: string;
  queries: readonly PageQuery[];
  /** More of the head: HTML. */
  head?: string;
  /** Default 200. */
  status?: 404;
}

/** The page is elsewhere, for good. */
export interface MovedPage {
  /** A path, also with a part of the page: /#servicios. */
  movedTo: string;
}

export interface FilledPage {
  /** Its group is what `fill` gets, '' without one. */
  address: RegExp;
  /** A source file whose build it needs. */
  screen: string | null;
  /** Null: the application fills it; with status 404 for NOT_FOUND. Other errors leave the page empty. */
  fill(ctx: Context, asked: string): Promise<Filling | MovedPage | null>;
}

/** A page that the application fills. `find` throws NOT_FOUND for what the server doesn't have. */
export function checkedPage(address: RegExp, find: (ctx: Context, asked: string) => Promise<unknown>): FilledPage {
  return {
    address,
    screen: null,
    async fill(ctx, asked) {
      await find(ctx, asked);
      return null;
    },
  };
}

/** The id that an address names. 0, which nothing has, when it names none. */
export function idIn(asked: string): number {
  return /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
}
