export const REQUEST_ROUTE = '/book-specialty/:specialtyId';

export function requestPath(specialtyId: number): string {
  return `/book-specialty/${specialtyId}`;
}

export const SENT_REQUEST_ROUTE = '/request/:requestId';

export function sentRequestPath(requestId: string): string {
  return `/request/${requestId}`;
}

export const REQUESTS_PATH = '/admin/appointments/requests';

/** History state of the home page, where sending a request ends. */
export interface SentRequestState<Request = object> {
  sentRequest: Request;
  /** null: a visitor. */
  sentBy: number | null;
}
