import type { RequestListener, ServerResponse } from 'node:http';

/** A listener that is made when its first request comes. Where that fails `answerFault` answers, and the next request tries again. */
export function lateListener(
  make: () => RequestListener,
  answerFault: (error: unknown, response: ServerResponse) => void,
): RequestListener {
  let made: RequestListener | undefined;
  return (request, response) => {
    try {
      made ??= make();
    } catch (error) {
      return answerFault(error, response);
    }
    made(request, response);
  };
}
