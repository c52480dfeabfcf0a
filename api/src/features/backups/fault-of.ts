import { BrokenBackup, WrongKey } from '../../platform/backup/archive';
import { NewerSchema } from '../../platform/backup/dump';
import { isDiskFull, isTransient } from '../../platform/errors/database-error';
import type { BackupFault } from './backup-faults';

export class BackupProblem extends Error {
  constructor(
    readonly fault: BackupFault,
    readonly detail: string,
  ) {
    super(`${fault}: ${detail}`);
  }
}

const FOLDER_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EIO']);
const FORBIDDEN = '42501';
/** Restored rows violate an exclusion constraint. */
const EXCLUSION_VIOLATION = '23P01';

export function faultOf(error: unknown): BackupFault {
  const code = (error as { code?: unknown }).code;
  if (error instanceof BackupProblem) return error.fault;
  if (error instanceof WrongKey) return 'key';
  if (error instanceof NewerSchema) return 'version';
  if (code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error)) return 'space';
  if (typeof code === 'string' && FOLDER_CODES.has(code)) return 'folder';
  if (code === FORBIDDEN) return 'role';
  if (code === EXCLUSION_VIOLATION) return 'overlaps';
  if (error instanceof BrokenBackup) return 'broken';
  if (isTransient(error)) return 'database';
  return 'unknown';
}
