import type { Context } from '../context';

/** A query of the web whose answer comes with the page. */
export interface PageQuery {
  name: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface Filling {
  /** Escaped HTML, like description and body. */
  title: string;
  description: string;
  /** For search engines, and until the application has loaded. */
  body: string;
  queries: readonly PageQuery[];
}

export interface FilledPage {
  /** A group is the id for `fill`. */
  address: RegExp;
  /** The source file whose build the page needs besides the first page's; null: none. */
  screen: string | null;
  /** If it throws, the page is sent empty. */
  fill(ctx: Context, id: number): Promise<Filling>;
}
