import type { Context } from '../context';

/** A query of the web, by name, whose answer comes with the page. */
export interface PageQuery {
  name: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface Filling {
  /** title, description and body are escaped HTML. */
  title: string;
  description: string;
  /** Text for search engines and until the application has loaded. */
  body: string;
  queries: readonly PageQuery[];
}

/** A web page that the server sends with text and query results. */
export interface FilledPage {
  /** Matches the path; a group is the id for `fill`. */
  address: RegExp;
  /** The web source file whose build the page needs besides the first page's. */
  screen: string | null;
  /** If it throws, the page is sent empty and the application shows the error. */
  fill(ctx: Context, id: number): Promise<Filling>;
}
