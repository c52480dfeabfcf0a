import type { RequestStatus } from './requests.generated';

/** In the order in which a request passes them. */
export const REQUEST_STATUSES = ['pending', 'pending_assignment', 'assigned', 'rejected'] as const satisfies readonly RequestStatus[];

export const REQUEST_STATUS_WORD: Record<RequestStatus, string> = {
  pending: 'Pendiente',
  pending_assignment: 'Esperando Asignación',
  assigned: 'Asignado',
  rejected: 'Rechazado',
};

/** Whether it can still be assigned, put on hold or rejected. */
export function isOpen({ status }: { status: RequestStatus }): boolean {
  return status === 'pending' || status === 'pending_assignment';
}
