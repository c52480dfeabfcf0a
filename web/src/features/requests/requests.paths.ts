export const REQUEST_ROUTE = '/book-specialty/:specialtyId';

/** Where a patient asks for a turno of a specialty. */
export function requestPath(specialtyId: number): string {
  return `/book-specialty/${specialtyId}`;
}

export const SENT_REQUEST_ROUTE = '/request/:requestId';

/** What was asked for; whoever has the address may read it. */
export function sentRequestPath(requestId: string): string {
  return `/request/${requestId}`;
}

/** Of the panel: what was asked for. */
export const REQUESTS_PATH = '/admin/appointments/requests';
