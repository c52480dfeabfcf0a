import type { IncomingMessage } from 'node:http';
import { setImmediate as laterThisRound } from 'node:timers/promises';

import { ConcurrencyLimitByKey } from '../concurrency-limit';
import { AppError } from '../errors/app-error';
import { sourceOf, sourcePrefixes } from './request-source';

/**
 * Four at once keep a process and its share of PostgreSQL nearly busy: some 500 small requests a second. A clinic whose people
 * share one address needs a few, even while everyone's page loads; 200 more may wait, for half a second at that pace. With
 * eight, somebody else waits twice as long beside a source that asks for all it can, and that source gets hardly more.
 */
const AT_ONCE = 4;
const MAY_WAIT = 200;

const TOO_MANY = 'Hay demasiadas consultas a la vez desde tu conexión. Esperá unos segundos y volvé a intentarlo.';
const tooMany = (): AppError => new AppError('TOO_MANY_REQUESTS', TOO_MANY, { retryAfterSeconds: 2 });

/** Lets work happen when its turn comes. Throws TOO_MANY_REQUESTS when too much of the request's source waits already. */
export type InTurn = <Result>(request: IncomingMessage, work: () => Promise<Result>) => Promise<Result>;

/**
 * So much work at once for each source, and the rest of it in turn: whoever opens many connections stands in a row of
 * their own, and everybody else's requests pass by. Of an IPv6 source counts the widest network, whose addresses one
 * visitor can change at will. Keeps only sources that are asking now.
 */
export function turnsBySource(trustedProxies: number): InTurn {
  const limits = new ConcurrencyLimitByKey<string>(AT_ONCE, MAY_WAIT, tooMany);
  return (request, work) =>
    limits.run(rowOf(sourceOf(request, trustedProxies)), async () => {
      // Work that waits for nothing, such as a refusal, would be over before the next request is read, and thirty of one
      // source be answered in one go. So no more of it happens between two looks at what else has arrived.
      await laterThisRound();
      // Whoever hung up while waiting leaves nothing to do.
      if (request.socket.destroyed) throw new AppError('BAD_REQUEST', 'La conexión se cerró');
      return work();
    });
}

/** An IPv4 address stands for itself: its neighbours are other people. */
function rowOf(source: string): string {
  return source.includes(':') ? sourcePrefixes(source).at(-1)!.network : source;
}
