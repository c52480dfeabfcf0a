/** The mail's links; their token replaces a session. */
export const OFFER_ROUTE = '/lista-de-espera/oferta/:token';
export const LEAVE_ROUTE = '/lista-de-espera/salir/:token';
