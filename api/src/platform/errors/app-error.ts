export const HTTP_STATUS = {
  BAD_REQUEST: 400,
  SECOND_FACTOR_REQUIRED: 401,
  UNAUTHENTICATED: 401,
  PROOF_REQUIRED: 403,
  SECOND_FACTOR_SETUP_REQUIRED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

export interface SecondFactorStep {
  challenge: string;
  methods: readonly ('code' | 'passkey' | 'recovery_code')[];
}

export interface Details {
  /** camelCase in GraphQL, snake_case in REST. */
  field?: string;
  retryAfterSeconds?: number;
  /** English, for programmers. */
  detail?: string;
  /** As the caller may see it. */
  current?: Readonly<Record<string, unknown>>;
  /** In GraphQL's spelling. */
  unconfirmed?: readonly Readonly<Record<string, unknown>>[];
  secondFactor?: SecondFactorStep;
}

/** `message`: Spanish, for the caller. */
export class AppError extends Error {
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: string | undefined;
  readonly current: Details['current'];
  readonly unconfirmed: Details['unconfirmed'];
  readonly secondFactor: SecondFactorStep | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { field, retryAfterSeconds, detail, current, unconfirmed, secondFactor }: Details = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.field = field;
    this.retryAfterSeconds = retryAfterSeconds;
    this.detail = detail;
    this.current = current;
    this.unconfirmed = unconfirmed;
    this.secondFactor = secondFactor;
  }
}

export function invalid(field: string, message: string): AppError {
  return new AppError('BAD_REQUEST', message, { field });
}

export function notFound(message: string): AppError {
  return new AppError('NOT_FOUND', message);
}
