import type { IncomingMessage } from 'node:http';

import type { Context } from '../../../platform/context';
import type { Catalogue } from '../catalogue';
import type { Publication } from '../slots/publication';

export interface Exchange {
  request: IncomingMessage;
  /** With the form of a POST _search. */
  query: URLSearchParams;
  /** Throws if invalid. */
  sent(): Promise<unknown>;
  /** For unknown parameters. */
  handling: 'strict' | 'lenient';
  /** For public data. */
  visitor: Context;
  caller(): Promise<Context>;
  catalogue(): Promise<Catalogue>;
  publication: Publication;
}
