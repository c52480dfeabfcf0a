/** For patients and staff. */
export const dialogTexts = {
  bothDialogs: {
    loading: 'Cargando los datos del turno…',
    professionalsFailed: 'Error al cargar los profesionales',
    draft: 'Hay un turno sin terminar.',
    cancel: 'Cancelar',
    failed: 'Error al crear el turno',
    chooseProfessional: 'Selecciona un profesional',
    noProfessional: 'Elegí un profesional para ver sus horarios.',
    chooseRoom: 'Selecciona una sala',
    otherTime: 'Otro horario',
  },
  choicePanel: {
    noProfessionals: 'Todavía no hay profesionales que atiendan.',
    noRooms: 'No hay salas activas.',
    roomHint: 'El calendario muestra los horarios de la sala elegida; con otra sala, el día se elige de nuevo.',
    roomUndoes: 'Con otra sala, el día y el horario se eligen de nuevo.',
  },
  bookingDialog: { done: '¡Turno creado exitosamente!' },
};
