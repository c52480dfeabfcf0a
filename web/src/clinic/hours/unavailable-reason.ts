/** In list order. */
export const UNAVAILABLE_REASONS = {
  vacation: 'Vacaciones',
  sick_leave: 'Licencia por enfermedad',
  personal_day: 'Día personal',
  holiday: 'Feriado',
  other: 'Otro',
};

export type UnavailableReason = keyof typeof UNAVAILABLE_REASONS;
