import type { RequestFactsFragment, RequestStatus } from './requests.generated';

/** Whether its appointment was cancelled or missed; the patient may want another one. */
export function hasLostAppointment({
  status,
  appointment,
}: Pick<RequestFactsFragment, 'status' | 'appointment'>): boolean {
  return status === 'assigned' && (appointment?.status === 'cancelled' || appointment?.status === 'no_show');
}

/** Whether a professional can be assigned. */
export function isAssignable(request: Pick<RequestFactsFragment, 'status' | 'appointment'>): boolean {
  return isOpen(request) || hasLostAppointment(request);
}

/** Whether it can still be put on hold or rejected. */
export function isOpen({ status }: { status: RequestStatus }): boolean {
  return status === 'pending' || status === 'pending_assignment';
}
