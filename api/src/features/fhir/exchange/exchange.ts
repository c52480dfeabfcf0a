import type { IncomingMessage } from 'node:http';

import type { Context } from '../../../platform/context';
import type { Catalogue } from '../catalogue';
import type { Publication } from '../slots/publication';

/** A request as what answers it sees it. */
export interface Exchange {
  request: IncomingMessage;
  /** Of the address; of POST _search the form's as well. */
  query: URLSearchParams;
  /** The resource that came with POST. It was read before; what is wrong with it is told to whoever wants it. */
  sent(): Promise<unknown>;
  /** What becomes of parameters that nobody knows. */
  handling: 'strict' | 'lenient';
  /** Whoever asks: what is public is the same for all. */
  visitor: Context;
  caller(): Promise<Context>;
  catalogue(): Promise<Catalogue>;
  publication: Publication;
}
