export const texts = {
  next: 'Próximo turno: ',
  none: 'Sin turnos por ahora',
  failed: 'No pudimos cargar los horarios',
  retry: 'Reintentar',
};
