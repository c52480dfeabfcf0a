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
  /** If it throws, the page goes out empty. */
  fill(ctx: Context, asked: string): Promise<Filling | MovedPage>;
}
