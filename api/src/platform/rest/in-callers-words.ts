import type { GraphQLError } from 'graphql';

import type { PublicError } from '../errors/public-error';
import type { CompiledRoute } from './compiled-route';
import { asSent, restKeys } from './nested-input';

/** An error of the operation, with the keys and the form of the caller's data. */
export function inCallersWords(
  row: CompiledRoute,
  body: unknown,
  { path }: GraphQLError,
  { field, current, unconfirmed, ...error }: PublicError,
): PublicError {
  const key = field === undefined ? undefined : row.keyOf(field);
  const answer = current === undefined ? undefined : row.answer(row.place({ [String(path?.[0])]: current }));
  return {
    ...error,
    ...(key !== undefined && { field: asSent(key, body) }),
    ...(answer !== undefined && { current: answer }),
    ...(unconfirmed && { unconfirmed: unconfirmed.map(restKeys) }),
  };
}
