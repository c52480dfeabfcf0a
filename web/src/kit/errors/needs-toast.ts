import { sessionHasEnded } from '../session/token';
import type { ApiError } from './api-error';

/** False for declined proofs, and for the end of a session, which the login reports. */
export function needsToast({ code, isDeclined }: ApiError): boolean {
  return !isDeclined && !(code === 'UNAUTHENTICATED' && sessionHasEnded());
}
