import type { Location } from 'react-router-dom';

/** For the login, which says that the session has ended and leads back here. */
export function sessionEndState({ pathname, search, hash }: Location) {
  return { from: pathname + search + hash, sessionEnded: true };
}
