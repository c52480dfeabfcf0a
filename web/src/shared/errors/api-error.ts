import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export const NETWORK_TEXT = 'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.';
export const UNEXPECTED_TEXT = 'Ocurrió un error inesperado. Por favor, intentá nuevamente.';

/** Codes of the server's error table; NETWORK when there was no answer, UNKNOWN for anything else. */
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

/** After these codes the server may have done the work. */
export const UNSURE_CODES: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'UNKNOWN', 'INTERNAL', 'UNAVAILABLE']);

interface Details {
  code: ErrorCode;
  message: string;
  field?: string;
  retryAfterSeconds?: number;
  current?: unknown;
  unconfirmed?: unknown;
}

/** A failed call. `message` is Spanish and ready to show; `field` names the input at fault. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** After a CONFLICT of versions: the stored object, shaped like the mutation's answer. */
  readonly current: unknown;
  /** Consequences that the caller must confirm by id before the server makes the change; else empty. */
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

  /** Whether the server may have done the work. */
  get isUnsure(): boolean {
    return UNSURE_CODES.has(this.code);
  }

  /** The server's sentence, or `fallback` where the server gave none. */
  textOr(fallback: string | undefined): string {
    const saysNothing = this.code === 'NETWORK' || this.code === 'INTERNAL' || this.code === 'UNKNOWN';
    return saysNothing ? (fallback ?? this.message) : this.message;
  }
}

/** Turns any thrown value into an ApiError. Of several GraphQL errors it takes the first. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (CombinedGraphQLErrors.is(thrown)) return fromGraphQL(thrown.errors[0]);
  if (ServerError.is(thrown)) return fromHttp(thrown);
  // fetch rejects with TypeError when there is no answer.
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

/** The body is a GraphQL answer or a proxy's page. */
function fromHttp(error: ServerError): ApiError {
  try {
    const body = JSON.parse(error.bodyText) as { errors?: GraphQLFailure[] };
    if (body.errors?.[0]) return fromGraphQL(body.errors[0]);
  } catch {
    // Not JSON.
  }
  return fromStatus(error.statusCode, error.response.headers.get('Retry-After'));
}

/**
 * The error of a status whose body a proxy wrote. 502 to 504 get the generic text of the documents' "other statuses".
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
