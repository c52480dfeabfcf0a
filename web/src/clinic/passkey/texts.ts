export const texts = {
  busy: 'Esperando la llave...',
  cancelled: 'No se usó ninguna llave de acceso. Podés intentarlo de nuevo.',
  known: 'Esa llave de acceso ya está en tu cuenta.',
  gone: 'Hay una versión nueva: recargá la página para usar la llave de acceso.',
  notLoaded: 'No se pudo usar la llave de acceso. Revisá tu conexión a internet e intentá de nuevo.',
  failed: 'Error al usar la llave de acceso',
};
