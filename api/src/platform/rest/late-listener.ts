import type { IncomingMessage, RequestListener } from 'node:http';

import type { Door } from '../http/door';
import { sendError } from './send';

/** Creates the listener on the first request. After a failure, the next request tries again. */
export function lateListener(
  make: () => RequestListener,
  doorOf: (request: IncomingMessage) => Pick<Door, 'publicError'>,
): RequestListener {
  let made: RequestListener | undefined;
  return (request, response) => {
    try {
      made ??= make();
    } catch (error) {
      return sendError(response, doorOf(request).publicError(error));
    }
    made(request, response);
  };
}
