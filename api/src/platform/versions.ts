import { AppError, type Details } from './errors/app-error';

/** See addCurrentToConflicts. */
export class VersionConflict extends AppError {
  constructor(
    readonly currentState: object,
    message = 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar',
    details: Pick<Details, 'field' | 'detail'> = {},
  ) {
    super('CONFLICT', message, details);
  }
}

/** CONFLICT if the version differs; null skips. Call it after the lock, and only for a change (ADR 15). */
export function assertVersion(current: { version: number }, expected: number | null | undefined): void {
  if (expected != null && current.version !== expected) throw new VersionConflict(current);
}
