export const texts = {
  next: 'Próximo turno:',
  none: 'Sin turnos por ahora',
  retry: 'No pudimos cargar los horarios. Reintentar',
};
