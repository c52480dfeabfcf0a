/** Links in mails; their token replaces a session. */
export const OFFER_ROUTE = '/lista-de-espera/oferta/:token';
export const LEAVE_ROUTE = '/lista-de-espera/salir/:token';

/** Joining; the query's `profesional` or `especialidad` is the id to wait for. */
export const JOIN_PATH = '/lista-de-espera';
export const EARLIER_ROUTE = '/lista-de-espera/antes/:appointmentId';

export function joinPath(professionalId: number): string {
  return `${JOIN_PATH}?profesional=${professionalId}`;
}

/** For an appointment that is kept until an earlier one is booked; `token` replaces a session. */
export function earlierPath(appointmentId: string, token?: string | null): string {
  return `/lista-de-espera/antes/${appointmentId}${token ? `?token=${token}` : ''}`;
}
