/** For renters and the clinic. */
export const ROOM_DAY_STATES = {
  available: 'Todas las salas disponibles',
  partial: 'Algunas salas disponibles',
  full: 'Completamente reservado',
  unavailable: 'No disponible',
  unconfigured: 'Sin configuración',
  past: 'Fecha pasada',
} as const;
