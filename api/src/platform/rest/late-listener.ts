import type { IncomingMessage, RequestListener } from 'node:http';

import type { Gateway } from '../http/gateway';
import { sendError } from './send';

/** Created on the first request; after a failure, on the next. */
export function lateListener(
  make: () => RequestListener,
  gatewayOf: (request: IncomingMessage) => Pick<Gateway, 'publicError'>,
): RequestListener {
  let made: RequestListener | undefined;
  return (request, response) => {
    try {
      made ??= make();
    } catch (error) {
      return sendError(response, gatewayOf(request).publicError(error));
    }
    made(request, response);
  };
}
