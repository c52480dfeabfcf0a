export const texts = {
  tabs: {
    label: 'Secciones del panel',
    today: 'Hoy',
    calendar: 'Calendario',
    waitingList: 'Lista de espera',
    roomRental: 'Alquiler de Salas',
    monthlySummary: 'Resumen Mensual',
    availability: 'Mi Disponibilidad',
  },
  /** Above the day and the calendar, by role. */
  homeTitles: { admin: 'Panel de Administración', professional: 'Panel de Control' },
  accessDenied: {
    title: 'Acceso Denegado',
    reason: 'No tienes permisos para acceder a esta página.',
    back: 'Volver al inicio',
  },
};
