import type { Context } from '../context';

export interface PageQuery {
  name: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface Filling {
  /** Escaped HTML, like description and body. */
  title: string;
  description: string;
  /** For search engines, and until the application loads. */
  body: string;
  queries: readonly PageQuery[];
  head?: string;
  status?: 404;
}

export interface MovedPage {
  /** A path, which may have a fragment: /#servicios. */
  movedTo: string;
}

export interface FilledPage {
  /** `fill` gets its first group, or ''. */
  address: RegExp;
  /** Source file of the screen to preload. */
  screen: string | null;
  /** null: the application fills it. NOT_FOUND gives status 404; other errors leave the page empty. */
  fill(ctx: Context, asked: string): Promise<Filling | MovedPage | null>;
}

/** The application fills the page; `find` throws NOT_FOUND for unknown data. */
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

/** 0, which no row has, if there is none. */
export function idIn(asked: string): number {
  return /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
}
