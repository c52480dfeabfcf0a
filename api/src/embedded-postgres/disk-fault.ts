import { StartupError } from '../platform/startup-error';

const REASONS: Record<string, string> = {
  EACCES: 'no hay permiso',
  EPERM: 'no hay permiso',
  EROFS: 'el disco es de solo lectura',
  ENOSPC: 'no queda espacio en el disco',
  EDQUOT: 'no queda espacio en el disco',
  ENOTDIR: 'una parte de la ruta no es una carpeta',
  EEXIST: 'ya hay un archivo con ese nombre',
  ENOENT: 'la ruta no existe',
  EIO: 'el disco no responde',
};

/** `EACCES`, or an SQLSTATE. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** `doing` completes «No se puede …». */
export function diskFault(doing: string, error: unknown): StartupError {
  if (error instanceof StartupError) return error;
  const code = errorCode(error);
  const reason = (code && REASONS[code]) ?? (error instanceof Error ? error.message : String(error));
  return new StartupError(`No se puede ${doing}: ${reason}.`);
}
