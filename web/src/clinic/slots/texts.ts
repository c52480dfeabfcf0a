export const texts = {
  next: 'Próximo turno:',
  none: 'Sin turnos por ahora',
  anybody: 'Cualquiera',
  timesOfAnybody: 'Próximos horarios de cualquier profesional',
  timesOf: (professional: string) => `Próximos horarios de ${professional}`,
  /** For screen readers. */
  with: (professional: string) => `con ${professional}`,
  retry: 'No pudimos cargar los horarios. Reintentar',
};
