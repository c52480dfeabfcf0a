export const REQUEST_ROUTE = '/book-specialty/:specialtyId';

/** The page where a patient requests an appointment of a specialty. */
export function requestPath(specialtyId: number): string {
  return `/book-specialty/${specialtyId}`;
}

export const SENT_REQUEST_ROUTE = '/request/:requestId';

/** The sent request. */
export function sentRequestPath(requestId: string): string {
  return `/request/${requestId}`;
}

/** The requests in the panel. */
export const REQUESTS_PATH = '/admin/appointments/requests';

/** Of the home page's history entry, where a request ends. */
export interface SentRequestState<Request = object> {
  sentRequest: Request;
  /** Null: a visitor. */
  sentBy: number | null;
}
