import { sessionHasEnded } from '../session/token';
import type { ApiError } from './api-error';

/** Not what the person declined, nor the end of a session: the login says it. */
export function needsToast({ code, isDeclined }: ApiError): boolean {
  return !isDeclined && !(code === 'UNAUTHENTICATED' && sessionHasEnded());
}
