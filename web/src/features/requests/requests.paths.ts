export const REQUEST_ROUTE = '/book-specialty/:specialtyId';

/** Where a patient asks for a turno of a specialty. */
export function requestPath(specialtyId: number): string {
  return `/book-specialty/${specialtyId}`;
}

/** Of the panel: what was asked for. */
export const REQUESTS_PATH = '/admin/appointments/requests';
