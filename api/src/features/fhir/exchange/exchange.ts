import type { IncomingMessage } from 'node:http';

import type { Context } from '../../../platform/context';
import type { Catalogue } from '../catalogue';
import type { Publication } from '../slots/publication';

export interface Exchange {
  request: IncomingMessage;
  /** Includes the form of a POST _search. */
  query: URLSearchParams;
  /** Throws if invalid. */
  sent(): Promise<unknown>;
  /** Whether unknown parameters are rejected or ignored. */
  handling: 'strict' | 'lenient';
  /** For public data, equal for all callers. */
  visitor: Context;
  caller(): Promise<Context>;
  catalogue(): Promise<Catalogue>;
  publication: Publication;
}
