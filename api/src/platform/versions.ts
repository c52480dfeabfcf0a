import { AppError } from './errors/app-error';

/** Something is no longer as the caller saw it. `standing`, what it is now, is never told as it is: see tellWhatStands. */
export class VersionConflict extends AppError {
  constructor(
    readonly standing: object,
    message = 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar',
  ) {
    super('CONFLICT', message);
  }
}

/**
 * CONFLICT unless `standing` has the version that the caller saw; null or absent: they do not care. Judge it in the
 * transaction, after the lock, and after finding that something differs: a retry whose first answer was lost wants just
 * what stands already.
 */
export function assertVersion(standing: { version: number }, expected: number | null | undefined): void {
  if (expected != null && standing.version !== expected) throw new VersionConflict(standing);
}
