import type { IncomingMessage } from 'node:http';
import { setImmediate as laterThisRound } from 'node:timers/promises';

import { ConcurrencyLimitByKey } from '../concurrency-limit';
import { AppError } from '../errors/app-error';
import { sourceOf, sourcePrefixes } from './request-source';

/** Four nearly fill a process. */
const AT_ONCE = 4;
const MAY_WAIT = 200;

const TOO_MANY = 'Hay demasiadas consultas a la vez desde tu conexión. Esperá unos segundos y volvé a intentarlo.';
const tooMany = (): AppError => new AppError('TOO_MANY_REQUESTS', TOO_MANY, { retryAfterSeconds: 2 });

/** TOO_MANY_REQUESTS if the source's queue is full. */
export type InTurn = <Result>(request: IncomingMessage, work: () => Promise<Result>) => Promise<Result>;

/** IPv6 counts by the widest network: a visitor can change the rest. */
export function turnsBySource(trustedProxies: number): InTurn {
  const limits = new ConcurrencyLimitByKey<string>(AT_ONCE, MAY_WAIT, tooMany);
  return (request, work) =>
    limits.run(rowOf(sourceOf(request, trustedProxies)), async () => {
      // Otherwise synchronous work would answer dozens of one source in a row.
      await laterThisRound();
      if (request.socket.destroyed) throw new AppError('BAD_REQUEST', 'La conexión se cerró');
      return work();
    });
}

/** IPv4 neighbours are other people. */
function rowOf(source: string): string {
  return source.includes(':') ? sourcePrefixes(source).at(-1)!.network : source;
}
