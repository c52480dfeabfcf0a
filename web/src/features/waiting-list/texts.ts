import { OFFER_WORDS } from '@turnero/api/domain/patient-words';

export const texts = {
  link: {
    unknown: 'El enlace no sirve',
    unknownHint: 'La dirección puede estar incompleta, o ese lugar en la lista de espera ya no existe.',
    home: 'Ir al inicio',
  },
  offer: {
    title: OFFER_WORDS.title,
    loading: 'Cargando el horario…',
    failed: 'Error al cargar el horario',
    hello: (firstName: string) => `${firstName}: ${OFFER_WORDS.sentence}`,
    until: (moment: string) => `Respondé hasta el ${moment}.`,
    givesUp: (moment: string, professionalName: string) => OFFER_WORDS.givesUp(`${moment}, con ${professionalName}`),
    gaveUp: (moment: string, professionalName: string) =>
      `Tu turno del ${moment}, con ${professionalName}, quedó cancelado.`,
    accept: 'Aceptar este horario',
    accepting: 'Aceptando...',
    decline: 'No puedo',
    declining: 'Enviando...',
    ticket: 'Horario',
    professional: 'Profesional',
    specialty: 'Especialidad',
    room: 'Sala',
    unsure: 'No sabemos si llegó tu respuesta. Volvé a tocar el botón: no se envía dos veces.',
    notSent: 'No se pudo enviar la respuesta',
    outcomes: {
      accepted: 'El turno es tuyo. Te mandamos la confirmación por email.',
      declined: 'Avisaste que no podés. Seguís en la lista de espera.',
      over: 'El tiempo para responder terminó. Seguís en la lista de espera.',
      taken: OFFER_WORDS.taken.sentence,
      withdrawn: OFFER_WORDS.withdrawn.sentence,
    },
    titles: {
      accepted: 'Ya es tuyo',
      declined: 'Horario rechazado',
      over: 'El horario ya no está disponible',
      taken: OFFER_WORDS.taken.title,
      withdrawn: OFFER_WORDS.withdrawn.title,
    },
    toTurno: 'Ver el turno',
  },
  leave: {
    title: 'Salir de la lista de espera',
    loading: 'Cargando tu lugar en la lista…',
    failed: 'Error al cargar tu lugar en la lista',
    question: (firstName: string, waitsFor: string) =>
      `${firstName}: si salís, no te avisamos más cuando se libere un horario de ${waitsFor}. Tus turnos quedan como están.`,
    yes: 'Salir de la lista',
    busy: 'Saliendo...',
    no: 'Seguir esperando',
    notSent: 'No se pudo salir de la lista',
    done: (waitsFor: string) => `Ya no estás en la lista de espera de ${waitsFor}.`,
    fulfilled: (waitsFor: string) => `Ya tenés tu turno: no estás más en la lista de espera de ${waitsFor}.`,
  },
};
