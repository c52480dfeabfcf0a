import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

import { uncapitalized } from '../text/capitalized';

export const NETWORK_TEXT = 'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.';
export const UNEXPECTED_TEXT = 'Ocurrió un error inesperado. Por favor, intentá nuevamente.';

/** The person declined to prove their identity: nothing was done and nothing failed. No toast. */
export const NOT_PROVED_TEXT = 'No se hizo: faltó confirmar que sos vos.';

/** The server's codes; NETWORK without an answer, REFUSED by a proxy on the way, UNKNOWN otherwise. */
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
  | 'REFUSED'
  | 'UNKNOWN'
  | (string & {});

/** The server may have done the work. */
export const UNSURE_CODES: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'UNKNOWN', 'INTERNAL', 'UNAVAILABLE']);

interface Details {
  code: ErrorCode;
  message: string;
  field?: string;
  retryAfterSeconds?: number;
  current?: unknown;
  unconfirmed?: unknown;
  secondFactor?: unknown;
  isOffline?: boolean;
}

/** `message` is Spanish, ready to show; `field` names an input. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The stored object after a conflict, shaped like the mutation's answer. */
  readonly current: unknown;
  /** To confirm by id. */
  readonly unconfirmed: readonly Readonly<Record<string, unknown>>[];
  /** With SECOND_FACTOR_REQUIRED: what answers it. */
  readonly secondFactor: unknown;
  /** The device had no network. Only a reason: the server may have received an earlier try. */
  readonly isOffline: boolean;

  constructor({ code, message, field, retryAfterSeconds, current, unconfirmed, secondFactor, isOffline }: Details) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.field = field;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
    this.unconfirmed = Array.isArray(unconfirmed) ? unconfirmed : [];
    this.secondFactor = secondFactor;
    this.isOffline = isOffline ?? false;
  }

  /** See NOT_PROVED_TEXT. */
  get isDeclined(): boolean {
    return this.code === 'PROOF_REQUIRED';
  }

  get isUnsure(): boolean {
    return UNSURE_CODES.has(this.code);
  }

  /** In the server's words if it answered. */
  get unsureReason(): string {
    if (this.code === 'UNAVAILABLE') return reasonIn(this.message);
    if (this.isOffline) return 'no hay conexión a internet';
    return this.code === 'NETWORK' ? 'se cortó la conexión' : 'falló el servidor';
  }

  textOr(fallback: string | undefined): string {
    const isTold = !this.isUnsure || this.code === 'UNAVAILABLE';
    return isTold ? this.message : (fallback ?? this.message);
  }
}

/** Without the advice and the outcome: "El sistema está ocupado. Reintentá en unos segundos". */
function reasonIn(message: string): string {
  return uncapitalized(message.replace(/\. .*/, '').replace(/.*: /, ''));
}

/** The first GraphQL error counts. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (CombinedGraphQLErrors.is(thrown)) return fromGraphQL(thrown.errors[0]);
  if (ServerError.is(thrown)) return fromHttp(thrown);
  // fetch without an answer.
  if (thrown instanceof TypeError) {
    return new ApiError({ code: 'NETWORK', message: NETWORK_TEXT, isOffline: globalThis.navigator?.onLine === false });
  }
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
    message: code === 'PROOF_REQUIRED' ? NOT_PROVED_TEXT : (error?.message ?? UNEXPECTED_TEXT),
    field: typeof field === 'string' ? field : undefined,
    retryAfterSeconds: typeof seconds === 'number' ? seconds : undefined,
    current: error?.extensions?.['current'],
    unconfirmed: error?.extensions?.['unconfirmed'],
    secondFactor: error?.extensions?.['secondFactor'],
  });
}

function fromHttp(error: ServerError): ApiError {
  try {
    const body = JSON.parse(error.bodyText) as { errors?: GraphQLFailure[] };
    if (body.errors?.[0]) return fromGraphQL(body.errors[0]);
  } catch {
    // A proxy's page.
  }
  return fromStatus(error.statusCode, error.response.headers.get('Retry-After'));
}

/** For bodies from a proxy. 502 to 504 get the documents' text. */
export function fromStatus(status: number, retryAfter: string | null = null): ApiError {
  const { code, message } =
    BY_STATUS[status] ?? (status >= 400 && status < 500 ? REFUSED : { code: 'UNKNOWN', message: UNEXPECTED_TEXT });
  return new ApiError({
    code,
    message,
    ...(retryAfter !== null && /^\d{1,6}$/.test(retryAfter) && { retryAfterSeconds: Number(retryAfter) }),
  });
}

/** Stopped before the server. */
const REFUSED = { code: 'REFUSED', message: 'El pedido no se aceptó. Recargá la página y probá de nuevo.' };

const BY_STATUS: Readonly<Record<number, Pick<Details, 'code' | 'message'>>> = {
  401: { code: 'UNAUTHENTICATED', message: 'La sesión venció. Iniciá sesión nuevamente' },
  413: { code: 'REFUSED', message: 'El archivo es demasiado grande.' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Demasiados intentos. Esperá unos minutos antes de intentar nuevamente.' },
  500: { code: 'INTERNAL', message: UNEXPECTED_TEXT },
};
