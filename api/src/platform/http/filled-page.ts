import type { Context } from '../context';

export interface PageQuery {
  name: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface Filling {
  /** These three are escaped HTML. */
  title: string;
  description: string;
  /** For search engines, and until the application loads. */
  body: string;
  queries: readonly PageQuery[];
  head?: string;
  status?: 404;
}

export interface MovedPage {
  /** May have a fragment: /#servicios. */
  movedTo: string;
}

export interface FilledPage {
  /** `fill` gets its first group, or ''. */
  address: RegExp;
  /** Source file to preload. */
  screen: string | null;
  /** null, or an error: the application fills the page. NOT_FOUND: status 404. */
  fill(ctx: Context, asked: string): Promise<Filling | MovedPage | null>;
}

/** `find` throws NOT_FOUND for unknown data. */
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

/** 0: no row has it. */
export function idIn(asked: string): number {
  return /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
}
