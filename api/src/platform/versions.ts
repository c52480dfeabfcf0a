import { AppError } from './errors/app-error';

/** `standing` is internal; see tellWhatStands. */
export class VersionConflict extends AppError {
  constructor(
    readonly standing: object,
    message = 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar',
  ) {
    super('CONFLICT', message);
  }
}

/**
 * CONFLICT for another version than `expected`; null skips the check. Call it after the lock, and only when something
 * differs, so that a retry succeeds.
 */
export function assertVersion(standing: { version: number }, expected: number | null | undefined): void {
  if (expected != null && standing.version !== expected) throw new VersionConflict(standing);
}
