export const scanTexts = {
  unknown: 'No reconocemos ese código. Pasá el código de barras del frente o del dorso del DNI.',
  damaged: 'El DNI no se leyó bien. Pasalo otra vez.',
  failed: 'No se pudo buscar a quien tiene ese DNI. Pasalo otra vez.',
  behindDialog: 'Cerrá la ventana abierta para leer un DNI.',
  question: {
    title: '¿De quién es este DNI?',
    text: 'Nadie tiene registrado este DNI. Elegí de quién es, y queda guardado con sus datos.',
    itsOf: (dni: string, name: string | null) => [`DNI ${dni}`, name].filter(Boolean).join(', '),
    none: 'Es un paciente nuevo',
    cancel: 'Cancelar',
    failed: 'Error al guardar el DNI',
  },
  notKept: (dni: string) => `El turno se creó, pero el DNI ${dni} no quedó guardado: revisalo en el paciente.`,
  camera: {
    view: 'Lo que ve la cámara',
    hint: 'Acercá el código de barras del DNI hasta que llene el recuadro, con buena luz.',
    denied:
      'El navegador no tiene permiso para usar la cámara. Dáselo en los ajustes del sitio, o buscá por nombre o DNI.',
    unavailable: 'No se pudo usar la cámara. Fijate que otra aplicación no la esté usando, o buscá por nombre o DNI.',
    notLoaded: 'No se pudo cargar el lector. Revisá la conexión y probá de nuevo, o buscá por nombre o DNI.',
    cancel: 'Cancelar',
  },
  otherDni: 'El formulario ya tiene otro DNI. Borralo para leer uno nuevo.',
};
