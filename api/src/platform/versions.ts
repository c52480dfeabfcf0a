import { AppError } from './errors/app-error';

/** See tellWhatStands. */
export class VersionConflict extends AppError {
  constructor(
    readonly standing: object,
    message = 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar',
  ) {
    super('CONFLICT', message);
  }
}

/**
 * CONFLICT for another version; null skips the check. Call it after the lock, and only for a change, so that a retry
 * succeeds.
 */
export function assertVersion(standing: { version: number }, expected: number | null | undefined): void {
  if (expected != null && standing.version !== expected) throw new VersionConflict(standing);
}
