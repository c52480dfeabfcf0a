import type { RequestListener } from 'node:http';

import type { ErrorReport } from '../errors/error-report';
import { sendError } from './send';

/**
 * A listener that is made when its first request comes. Where that fails, the answer is REST's form of it, and the next request
 * tries again; in the bundle with the modules as they were left, so that what failed half-way may fail until the next start.
 */
export function lateListener(make: () => RequestListener, publicError: ErrorReport): RequestListener {
  let made: RequestListener | undefined;
  return (request, response) => {
    try {
      made ??= make();
    } catch (error) {
      return sendError(response, publicError(error));
    }
    made(request, response);
  };
}
