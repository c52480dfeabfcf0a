import type { RequestFactsFragment, RequestStatus } from './requests.generated';

/** Cancelled or missed: the patient may want another one. */
export function hasLostAppointment({
  status,
  appointment,
}: Pick<RequestFactsFragment, 'status' | 'appointment'>): boolean {
  return status === 'assigned' && (appointment?.status === 'cancelled' || appointment?.status === 'no_show');
}

export function isAssignable(request: Pick<RequestFactsFragment, 'status' | 'appointment'>): boolean {
  return isOpen(request) || hasLostAppointment(request);
}

export function isOpen({ status }: { status: RequestStatus }): boolean {
  return status === 'pending' || status === 'pending_assignment';
}
