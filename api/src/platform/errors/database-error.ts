import { AppError } from './app-error';

/** The caller's error; null: our bug. */
export function fromDatabaseError(error: unknown): AppError | null {
  if (isTransient(error)) {
    return new AppError('UNAVAILABLE', 'El sistema está ocupado. Reintentá en unos segundos', {
      retryAfterSeconds: 2,
    });
  }
  const state = sqlState(error);
  if (state === undefined) return null;
  if (state === EXCLUSION_VIOLATION) return takenError();
  if (state === UNIQUE_VIOLATION) return new AppError('CONFLICT', 'Ya existe un registro con esos datos');
  if (state === FOREIGN_KEY_VIOLATION) {
    return new AppError('CONFLICT', 'No se puede completar: hay otros datos que dependen de este registro');
  }
  // Our validation missed a value.
  if (state.startsWith('22') || state === CHECK_VIOLATION) {
    return new AppError('BAD_REQUEST', 'Alguno de los datos enviados no es válido');
  }
  return null;
}

export function refusalIn(error: unknown): AppError | null {
  return error instanceof AppError ? error : fromDatabaseError(error);
}

/** For lost races for a time; never retried. */
export function takenError(): AppError {
  return new AppError('CONFLICT', 'El horario elegido ya no está disponible. Elegí otro horario');
}

export function isTaken(error: unknown): boolean {
  return refusalIn(error)?.message === takenError().message;
}

export function isTransient(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'UNAVAILABLE';
  const state = sqlState(error);
  if (state !== undefined) return TRANSIENT_STATES.has(state) || TRANSIENT_CLASSES.test(state);
  if (!(error instanceof Error)) return false;
  const { code, message, driverError } = error as Error & { code?: unknown; driverError?: unknown };
  if (driverError !== undefined) return isTransient(driverError);
  if (typeof code === 'string' && NETWORK_FAULTS.has(code)) return true;
  return DRIVER_FAULTS.some((beginning) => message.startsWith(beginning));
}

/** False after time-outs or without resources: a retry would fail too. */
export function isWorthRetrying(error: unknown): boolean {
  return isTransient(error) && !(error instanceof AppError) && !LASTING.has(sqlState(error) ?? '');
}

/** Ended in favour of another transaction. */
export function hasGivenWay(error: unknown): boolean {
  return GIVEN_WAY.has(sqlState(error) ?? '');
}

export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === LOCK_NOT_AVAILABLE;
}

export function isDiskFull(error: unknown): boolean {
  return sqlState(error) === DISK_FULL;
}

/** Further requests would fail too. */
export function isStalled(error: unknown): boolean {
  return isTransient(error) && !GIVEN_WAY.has(sqlState(error) ?? '');
}

/** Without values; null for everyday conflicts, such as a taken time. */
export function refusalForLog(error: unknown): { state: string | undefined; constraint: string | undefined } | null {
  const { driverError = error } = error as { driverError?: unknown };
  const { code, constraint } = driverError as { code?: unknown; constraint?: unknown };
  if (code === EXCLUSION_VIOLATION || code === UNIQUE_VIOLATION) return null;
  return {
    state: typeof code === 'string' ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
  };
}

export function isForbidden(error: unknown): boolean {
  return sqlState(error) === INSUFFICIENT_PRIVILEGE;
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return sqlState(error) === UNIQUE_VIOLATION && (error as { constraint?: string }).constraint === constraint;
}

export function isCheckViolation(error: unknown, constraint: string): boolean {
  return sqlState(error) === CHECK_VIOLATION && (error as { constraint?: string }).constraint === constraint;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === FOREIGN_KEY_VIOLATION;
}

const EXCLUSION_VIOLATION = '23P01';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const STATEMENT_CANCELLED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';
const DISK_FULL = '53100';
const GIVEN_WAY = new Set(['40001', '40P01']);
/** 25P03, 25P04: an idle session was ended. */
const TRANSIENT_STATES = new Set([...GIVEN_WAY, LOCK_NOT_AVAILABLE, STATEMENT_CANCELLED, '25P03', '25P04']);
const TRANSIENT_CLASSES = /^(08|53|57P0)/;
/** Memory, connections, a configured limit. */
const LASTING = new Set([STATEMENT_CANCELLED, DISK_FULL, '53200', '53300', '53400']);
const NETWORK_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const DRIVER_FAULTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, driverError } = error as Error & { code?: unknown; driverError?: unknown };
  if (driverError !== undefined) return sqlState(driverError);
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
