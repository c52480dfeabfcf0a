/** For renters and the clinic. */
export const ROOM_DAY_STATES = {
  available: 'Todas las salas disponibles',
  /** Every room has some, and together they have little. */
  scarce: 'Quedan pocas horas libres',
  partial: 'Algunas salas disponibles',
  full: 'Completamente reservado',
  unavailable: 'No disponible',
  unconfigured: 'Sin configuración',
  past: 'Fecha pasada',
} as const;

/** Whether at most a quarter of the open time is free. Such a day is not called available. */
export const isScarce = (freeMinutes: number, openMinutes: number): boolean => freeMinutes * 4 <= openMinutes;
