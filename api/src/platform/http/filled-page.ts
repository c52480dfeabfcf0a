import type { Context } from '../context';

/** A query of the web's own, by name, whose answer the page brings along. */
export interface PageQuery {
  name: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface Filling {
  /** Title, description and body are HTML that is already escaped. */
  title: string;
  description: string;
  /** The page's text: what search engines, readers without JavaScript and the first moment see. The application replaces it. */
  body: string;
  queries: readonly PageQuery[];
}

/** A page of the web that the server sends with its text and the answers that it begins with. */
export interface FilledPage {
  /** Its address in the web; a group is the number of what it is about. */
  address: RegExp;
  /** The web's source file whose build the page needs beside the first page's; null: none. */
  screen: string | null;
  /** Throws where there is no such page: it is sent empty, and the application says so. */
  fill(ctx: Context, id: number): Promise<Filling>;
}
