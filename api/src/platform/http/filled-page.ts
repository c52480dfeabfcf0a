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
}

export interface FilledPage {
  /** Its group is the id for `fill`. */
  address: RegExp;
  /** A source file whose build it needs. */
  screen: string | null;
  /** If it throws, the page goes out empty. */
  fill(ctx: Context, id: number): Promise<Filling>;
}
