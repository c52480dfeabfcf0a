export const texts = {
  busy: 'Esperando la llave...',
  cancelled: 'No se usó ninguna llave de acceso. Podés intentarlo de nuevo.',
  known: 'Esa llave de acceso ya está en tu cuenta.',
  failed: 'Error al usar la llave de acceso',
};
