export const ROOM_DAY_STATES = {
  available: 'Todas las salas disponibles',
  /** For all rooms together. */
  scarce: 'Quedan pocas horas libres',
  partial: 'Algunas salas disponibles',
  full: 'Completamente reservado',
  unavailable: 'No disponible',
  unconfigured: 'Sin configuración',
  past: 'Fecha pasada',
} as const;

/** At most a quarter is free: not called available. */
export const isScarce = (freeMinutes: number, openMinutes: number): boolean => freeMinutes * 4 <= openMinutes;
