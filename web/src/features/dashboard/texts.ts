export const texts = {
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
