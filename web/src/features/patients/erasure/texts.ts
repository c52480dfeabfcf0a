export const texts = {
  erase: {
    title: (name: string) => `¿Borrar los datos de ${name}?`,
    consequences: [
      'Se borran el contacto, las notas, la familia y la cuenta, los lugares en la lista de espera y las solicitudes sin responder.',
      'El nombre registrado y los documentos quedan bloqueados: no se encuentran más en Pacientes.',
      'Los turnos pasados siguen en el calendario, con el nombre y la fecha de nacimiento con que se reservaron.',
      'Si es el contacto de un familiar, sus datos siguen en los turnos de ese familiar.',
      'No se puede deshacer.',
    ],
    reason: 'Motivo',
    reasonHint: 'Quién lo pidió, y cómo.',
    noReason: 'El motivo es requerido',
    name: 'Para confirmar, escribí el nombre',
    nameHint: (name: string) => `Tal como figura: ${name}`,
    otherName: 'No coincide con el nombre del paciente',
    cancel: 'Conservar',
    submit: 'Borrar datos',
    busy: 'Borrando...',
    done: 'Datos borrados',
    failed: 'Error al borrar los datos',
  },
};
