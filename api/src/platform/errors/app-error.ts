/**
 * Every way a request can fail, and the HTTP status of each: the only such table.
 * GraphQL answers carry the code in `extensions.code`, REST answers in `code`.
 */
export const HTTP_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

interface Details {
  /** Name of the input field at fault, spelt as the caller spelt it: camelCase in GraphQL, snake_case in REST. */
  field?: string;
  /** When to try again, for TOO_MANY_REQUESTS and UNAVAILABLE. */
  retryAfterSeconds?: number;
  /** In English, for programmers: see PublicError. */
  detail?: string;
  /** What stands instead of what the caller saw, as they may see it, in the form of the answer they asked for. */
  current?: Readonly<Record<string, unknown>>;
  /** What the change would bring about and nobody confirmed: flat, with an id each, spelt as GraphQL does. */
  unconfirmed?: readonly Readonly<Record<string, unknown>>[];
}

/** A failure meant to be read by the person who caused it: `message` is Spanish and goes out as it is. */
export class AppError extends Error {
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: string | undefined;
  readonly current: Details['current'];
  readonly unconfirmed: Details['unconfirmed'];

  constructor(
    readonly code: ErrorCode,
    message: string,
    { field, retryAfterSeconds, detail, current, unconfirmed }: Details = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.field = field;
    this.retryAfterSeconds = retryAfterSeconds;
    this.detail = detail;
    this.current = current;
    this.unconfirmed = unconfirmed;
  }
}

/** 400 about one field of the input. */
export function invalid(field: string, message: string): AppError {
  return new AppError('BAD_REQUEST', message, { field });
}

/** 404 with the whole sentence, e.g. "La sala no existe". */
export function notFound(message: string): AppError {
  return new AppError('NOT_FOUND', message);
}
