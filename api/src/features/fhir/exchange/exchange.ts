import type { IncomingMessage } from 'node:http';

import type { Context } from '../../../platform/context';
import type { Catalogue } from '../catalogue';
import type { Publication } from '../slots/publication';

/** A request and its shared data, for the functions that answer it. */
export interface Exchange {
  request: IncomingMessage;
  /** From the URL; for POST _search also from the form. */
  query: URLSearchParams;
  /** Returns the posted resource, already read. Throws if it was invalid. */
  sent(): Promise<unknown>;
  /** Whether unknown parameters are rejected or ignored. */
  handling: 'strict' | 'lenient';
  /** The context for public data, which is the same for all callers. */
  visitor: Context;
  caller(): Promise<Context>;
  catalogue(): Promise<Catalogue>;
  publication: Publication;
}
