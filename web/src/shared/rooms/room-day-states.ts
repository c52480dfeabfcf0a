/** What the rooms of a day are to whoever wants one, for those who rent and for the clinic alike. */
export const ROOM_DAY_STATES = {
  available: 'Todas las salas disponibles',
  partial: 'Algunas salas disponibles',
  full: 'Completamente reservado',
  unavailable: 'No disponible',
  unconfigured: 'Sin configuración',
  past: 'Fecha pasada',
} as const;
