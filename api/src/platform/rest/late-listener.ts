import type { RequestListener } from 'node:http';

import type { ErrorReport } from '../errors/error-report';
import { sendError } from './send';

/** Makes the listener at its first request. After a failure, the next request tries again. */
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
