/** The mail's links; their token replaces a session. */
export const OFFER_ROUTE = '/lista-de-espera/oferta/:token';
export const LEAVE_ROUTE = '/lista-de-espera/salir/:token';

/** Joining: with `profesional` or `especialidad`, whose id they wait for. */
export const JOIN_PATH = '/lista-de-espera';
export const EARLIER_ROUTE = '/lista-de-espera/antes/:appointmentId';

export function joinPath(professionalId: number): string {
  return `${JOIN_PATH}?profesional=${professionalId}`;
}

/** For a turno that is kept until an earlier one is had; `token` replaces a session. */
export function earlierPath(appointmentId: string, token?: string | null): string {
  return `/lista-de-espera/antes/${appointmentId}${token ? `?token=${token}` : ''}`;
}
