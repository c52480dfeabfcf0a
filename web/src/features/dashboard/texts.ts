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
  /** Above the calendar, by role. */
  calendarTitles: { admin: 'Panel de Administración', professional: 'Panel de Control' },
  startHere: {
    button: 'Empezar siempre acá',
    done: (page: string) => `Listo: al iniciar sesión empezás en ${page}`,
    failed: 'Error al guardar dónde empezás',
  },
  accessDenied: {
    title: 'Acceso Denegado',
    reason: 'No tienes permisos para acceder a esta página.',
    back: 'Volver al inicio',
  },
};
