/** An operation to begin with, as people who try the API need it. */
export interface GraphQLExample {
  /** In the page's address. */
  name: string;
  /** What it shows, in Spanish. */
  title: string;
  document: string;
  variables?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
}
