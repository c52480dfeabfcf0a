import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export const NETWORK_TEXT = 'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.';
export const UNEXPECTED_TEXT = 'Ocurrió un error inesperado. Por favor, intentá nuevamente.';

/** Codes of the server's error table, plus NETWORK when there was no answer and UNKNOWN for anything else. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'NETWORK'
  | 'UNKNOWN'
  | (string & {});

/** No clear answer: what was asked for may have been done all the same. */
export const UNSURE_CODES: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'UNKNOWN', 'INTERNAL', 'UNAVAILABLE']);

interface Details {
  code: ErrorCode;
  message: string;
  field?: string;
  retryAfterSeconds?: number;
  current?: unknown;
  unconfirmed?: unknown;
}

/** A failed call, ready to be shown: `message` is Spanish; `field` names the input at fault, when one is. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  /** When to try again, where the server says so. */
  readonly retryAfterSeconds: number | undefined;
  /**
   * What stands in the place of what was to be changed, where a change was refused for that: in the form of the change's
   * answer, with its version.
   */
  readonly current: unknown;
  /** What a refused change would bring about, things with an id each: it is made once it names them all. Empty: that is not why. */
  readonly unconfirmed: readonly Readonly<Record<string, unknown>>[];

  constructor({ code, message, field, retryAfterSeconds, current, unconfirmed }: Details) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.field = field;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
    this.unconfirmed = Array.isArray(unconfirmed) ? unconfirmed : [];
  }

  /** Nobody knows whether what was asked for was done. */
  get isUnsure(): boolean {
    return UNSURE_CODES.has(this.code);
  }

  /**
   * The text for a person: the server's sentence about this failure, or `fallback` where the server
   * said nothing of use (no answer, or an internal fault known only by an id).
   */
  textOr(fallback: string | undefined): string {
    const saysNothing = this.code === 'NETWORK' || this.code === 'INTERNAL' || this.code === 'UNKNOWN';
    return saysNothing ? (fallback ?? this.message) : this.message;
  }
}

/** Turns whatever a call threw into an ApiError; several GraphQL errors count as their first. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (CombinedGraphQLErrors.is(thrown)) return fromGraphQL(thrown.errors[0]);
  if (ServerError.is(thrown)) return fromHttp(thrown);
  // fetch rejects with TypeError when there is no answer at all.
  if (thrown instanceof TypeError) return new ApiError({ code: 'NETWORK', message: NETWORK_TEXT });
  return new ApiError({ code: 'UNKNOWN', message: UNEXPECTED_TEXT });
}

interface GraphQLFailure {
  message: string;
  extensions?: Record<string, unknown> | undefined;
}

function fromGraphQL(error: GraphQLFailure | undefined): ApiError {
  const code = error?.extensions?.['code'];
  const field = error?.extensions?.['field'];
  const seconds = error?.extensions?.['retryAfterSeconds'];
  return new ApiError({
    code: typeof code === 'string' ? code : 'UNKNOWN',
    message: error?.message ?? UNEXPECTED_TEXT,
    field: typeof field === 'string' ? field : undefined,
    retryAfterSeconds: typeof seconds === 'number' ? seconds : undefined,
    current: error?.extensions?.['current'],
    unconfirmed: error?.extensions?.['unconfirmed'],
  });
}

/** An HTTP status other than 2xx: the body is the usual GraphQL answer, or a proxy's page. */
function fromHttp(error: ServerError): ApiError {
  try {
    const body = JSON.parse(error.bodyText) as { errors?: GraphQLFailure[] };
    if (body.errors?.[0]) return fromGraphQL(body.errors[0]);
  } catch {
    // Not JSON: nothing to read in it.
  }
  return fromStatus(error.statusCode, error.response.headers.get('Retry-After'));
}

/**
 * What a status says by itself, where a proxy or a dying server wrote the body. Somebody did answer, so the visitor's
 * connection is not to blame. 502 to 504 are of the "other statuses" of the documents: a generic text.
 */
export function fromStatus(status: number, retryAfter: string | null = null): ApiError {
  const { code, message } = BY_STATUS[status] ?? { code: 'UNKNOWN', message: UNEXPECTED_TEXT };
  return new ApiError({
    code,
    message,
    ...(retryAfter !== null && /^\d{1,6}$/.test(retryAfter) && { retryAfterSeconds: Number(retryAfter) }),
  });
}

const BY_STATUS: Readonly<Record<number, Pick<Details, 'code' | 'message'>>> = {
  401: { code: 'UNAUTHENTICATED', message: 'La sesión venció. Iniciá sesión nuevamente' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Demasiados intentos. Esperá unos minutos antes de intentar nuevamente.' },
  500: { code: 'INTERNAL', message: UNEXPECTED_TEXT },
};
