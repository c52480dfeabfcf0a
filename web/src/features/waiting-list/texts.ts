import { OFFER_WORDS, RESERVED_WORDS } from '@turnero/api/domain/patient-words';
import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../kit/text/count-text';

export const texts = {
  period: {
    from: (since: string, until: string) => `del ${since} al ${until}`,
    until: (until: string) => `hasta el ${until}`,
  },
  link: {
    unknown: 'El enlace no sirve',
    unknownHint: 'La dirección puede estar incompleta, o ese lugar en la lista de espera ya no existe.',
    home: 'Ir al inicio',
  },
  offer: {
    title: 'Lista de espera',
    loading: 'Cargando el horario…',
    failed: 'Error al cargar el horario',
    hello: (firstName: string) => `Hola, ${firstName}. ${OFFER_WORDS.sentence}`,
    until: (moment: string) => `Respondé hasta el ${moment}.`,
    left: (time: string, count: number) => `${plural(count, 'Te queda', 'Te quedan')} ${time}.`,
    units: {
      days: (count: number) => countText(count, 'día', 'días'),
      hours: (count: number) => countText(count, 'hora', 'horas'),
      minutes: (count: number) => countText(count, 'minuto', 'minutos'),
    },
    hardlyAny: 'Te queda menos de un minuto.',
    givesUp: (moment: string, professionalName: string) => OFFER_WORDS.givesUp(`${moment}, con ${professionalName}`),
    gaveUp: (moment: string, professionalName: string) =>
      `Tu turno del ${moment}, con ${professionalName}, quedó cancelado.`,
    accept: 'Aceptar este horario',
    accepting: 'Aceptando...',
    decline: 'No puedo',
    declining: 'Enviando...',
    ticket: 'Horario',
    patient: 'Paciente',
    professional: 'Profesional',
    specialty: 'Especialidad',
    fee: 'Tarifa particular',
    room: 'Sala',
    unsure: (reason: string) =>
      `No sabemos si llegó tu respuesta: ${reason}. Volvé a tocar el botón: no se envía dos veces.`,
    accepted: RESERVED_WORDS.sentence,
    outcomes: {
      declined: 'Queda para otra persona.',
      over: 'El tiempo para responder terminó.',
      taken: OFFER_WORDS.taken.sentence,
      withdrawn: OFFER_WORDS.withdrawn.sentence,
      keepsEarlier: 'El turno que ya tenés es antes que este horario.',
    },
    titles: {
      pending: OFFER_WORDS.title,
      accepted: 'Ya es tuyo',
      declined: 'No tomaste este horario',
      over: 'El horario ya no está disponible',
      taken: OFFER_WORDS.taken.title,
      withdrawn: OFFER_WORDS.withdrawn.title,
      keepsEarlier: 'Tu turno ya es antes',
    },
    stillWaiting: OFFER_WORDS.stillWaiting,
    waitsNoMore: 'Ya no estás en la lista de espera.',
    toTurno: 'Ver el turno',
  },
  join: {
    title: 'Lista de espera',
    titleOf: (waitsFor: string) => `Lista de espera de ${waitsFor}`,
    back: 'Volver a los horarios',
    loading: 'Cargando la lista de espera…',
    failed: 'Error al cargar la lista de espera',
    off: 'La clínica no tiene lista de espera por ahora.',
    about:
      'Cuando se libere un horario que te sirva, te escribimos. Puede llegar también a otras personas: es de quien lo acepta primero.',
    days: 'Días que te sirven',
    anyDay: 'Sin elegir ninguno, cualquier día.',
    partsOfDay: 'Horarios que te sirven',
    anyPart: 'Sin elegir ninguno, a cualquier hora.',
    parts: { morning: 'Mañana (hasta las 13)', afternoon: 'Tarde (13 a 18)', evening: 'Noche (desde las 18)' },
    until: 'Hasta qué día esperás',
    notice: 'Con cuánta anticipación necesitás saberlo',
    hoursBefore: (hours: number) => (hours < 48 ? `${hours} horas antes` : `${hours / 24} días antes`),
    faults: {
      until: 'Elegí hasta qué día',
      past: 'Elegí un día desde hoy',
      late: 'Ese día es demasiado lejano',
    },
    ownContact: 'Anotar así',
    draft: 'Empezaste a anotarte y no lo enviaste.',
    submit: 'Anotarme',
    busy: 'Anotando...',
    unsure: (reason: string) =>
      `No sabemos si quedaste en la lista: ${reason}. Volvé a tocar el botón: no te anota dos veces.`,
    joined: {
      done: (waitsFor: string, otherName?: string) =>
        `${otherName === undefined ? 'Ya estás' : `${otherName} ya está`} en la lista de espera de ${waitsFor}.`,
      hint: (email?: string) =>
        `Te mandamos un email${email ? ` a ${email}` : ''} con el enlace para salir de la lista cuando quieras.`,
    },
    asked: {
      done: (waitsFor: string) => `Recibimos tu pedido para la lista de espera de ${waitsFor}.`,
      hint: (email?: string) =>
        `Te mandamos un email${email ? ` a ${email}` : ''}: dice cómo quedó tu pedido y trae el enlace para salir de la lista.`,
    },
  },
  earlier: {
    title: 'Esperar un turno antes',
    back: 'Volver al turno',
    about:
      'Conservás este turno. Si se libera uno antes que te sirva, te escribimos; si lo aceptás, este se cancela solo.',
    ticket: 'Turno que conservás',
    who: 'Con quién',
    same: 'Con el mismo profesional',
    any: 'Con cualquiera de la especialidad',
    over: 'Ese turno ya no está por delante.',
    toTurno: 'Ver el turno',
  },
  leave: {
    title: 'Salir de la lista de espera',
    titles: {
      active: 'Salir de la lista de espera',
      ended: 'Ya no estás en la lista de espera',
      fulfilled: 'Ya tenés tu turno',
    },
    loading: 'Cargando tu lugar en la lista…',
    failed: 'Error al cargar tu lugar en la lista',
    question: (firstName: string, waitsFor: string) =>
      `${firstName}: si salís, no te avisamos más cuando se libere un horario de ${waitsFor}. Tus turnos quedan como están.`,
    yes: 'Salir de la lista',
    busy: 'Saliendo...',
    no: 'Seguir esperando',
    unsure: (reason: string) =>
      `No sabemos si saliste de la lista: ${reason}. Volvé a tocar el botón: no cambia nada si ya saliste.`,
    done: (waitsFor: string) => `Ya no estás en la lista de espera de ${waitsFor}.`,
    fulfilled: (waitsFor: string) => `Ya tenés tu turno: no estás más en la lista de espera de ${waitsFor}.`,
  },
  mine: {
    badge: 'En lista de espera',
    failed: 'Error al cargar tu lista de espera',
    offers: (count: number) =>
      plural(count, 'Se liberó un horario para vos', `Se liberaron ${count} horarios para vos`),
    offersOver: (count: number) => plural(count, 'El horario que te ofrecimos', 'Los horarios que te ofrecimos'),
    patient: (name: string) => `Paciente: ${name}`,
    kept: (moment: string, professionalName: string) =>
      `Mientras tanto conservás tu turno del ${moment}, con ${professionalName}.`,
    offered: OFFER_WORDS.sentence,
    question: '¿Salir de la lista de espera?',
    consequence: 'No te avisamos más cuando se libere un horario. Tus turnos quedan como están.',
    offerGone: 'El horario que te ofrecimos pasa a otra persona.',
    done: (waitsFor: string) => `Ya no estás en la lista de espera de ${waitsFor}`,
  },
};
