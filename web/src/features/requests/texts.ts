import { RECEIVED_WORDS, REJECTED_WORDS } from '@turnero/api/domain/patient-words';
import { NOTICE_WAIT_MINUTES } from '@turnero/api/domain/turno-notice';
import { plural } from '@turnero/api/domain/plural';

import { NO_ANSWER } from '../../kit/send/no-answer';
import { countText } from '../../kit/text/count-text';
import { clockTime, dayOf, longDate, shortDate } from '../../kit/time/wall-time';

const received = { title: RECEIVED_WORDS.title, tabTitle: 'Solicitud enviada' };

const statuses = {
  pending: 'Pendiente',
  pending_assignment: 'Esperando Asignación',
  assigned: 'Asignado',
  rejected: 'Rechazado',
};
type RequestStatus = keyof typeof statuses;

export const texts = {
  fields: {
    number: 'Número',
    patient: 'Paciente',
    /** As in the waiting list. */
    contact: 'Lo pide',
    birthDate: 'Nacimiento',
    /** Maybe for a child: the answers name the patient, for the clinic only. */
    sender: 'Quién la envió',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    specialty: 'Especialidad',
    preference: 'Preferencia',
    preferredDate: 'Fecha preferida',
    preferredTime: 'Horario preferido',
    received: 'Recibida',
    status: 'Estado',
    answers: 'Respuestas',
    rejection: 'Motivo del rechazo',
    withdrawn: 'Anulada',
    adminNotes: 'Notas del Administrador',
    appointment: 'Turno',
    professional: 'Profesional',
    date: 'Fecha',
    time: 'Horario',
    room: 'Sala',
  },
  statuses,
  /** Rejected, by its sender. */
  withdrawn: 'Anulada por el paciente',
  /** Assigned, with a lost appointment. */
  lostAppointment: { cancelled: 'Turno cancelado', missed: 'No vino' },
  noPreference: 'Sin preferencia',
  noAnswer: 'Sin respuesta',
  list: {
    caption: 'Solicitudes de turnos',
    search: 'Buscar por número o paciente',
    open: 'Sin responder',
    allStatuses: 'Todos los estados',
    lost: 'Perdieron su turno',
    showLost: (requests: number) => plural(requests, '1 perdió su turno', `${requests} perdieron su turno`),
    noneOpen: 'Ninguna solicitud sin responder coincide',
    searchedOpen: 'Se buscó solo entre las que faltan responder.',
    searchAll: 'Buscar en todos los estados',
    showAll: 'Ver todas las solicitudes',
    allSpecialties: 'Todas las especialidades',
    count: (requests: number) => countText(requests, 'solicitud', 'solicitudes'),
    failed: 'Error al cargar las solicitudes de turnos',
    empty: 'Ninguna solicitud sin responder',
    emptyHint: 'Aquí aparecen los turnos que los pacientes piden por especialidad.',
  },
  requestDialog: { open: 'Ver detalles', title: 'Solicitud de turno' },
  notesForm: {
    hint: 'Las ve solo la clínica.',
    submit: 'Guardar notas',
    done: 'Notas guardadas',
    failed: 'Error al guardar las notas',
  },
  requestAnswers: {
    hold: 'Marcar en espera',
    reject: 'Rechazar',
    done: 'Estado actualizado exitosamente',
    failed: 'Error al actualizar el estado',
  },
  rejection: {
    title: '¿Rechazar la solicitud?',
    consequence: (email: string) =>
      `En ${NOTICE_WAIT_MINUTES} minutos se avisa por email a ${email}. Después, la solicitud no se vuelve a abrir.`,
    reason: 'Motivo',
    noReason: 'El motivo es requerido',
    hint: 'Queda en la solicitud, para la clínica.',
    tellPatient: 'Contarle el motivo al paciente',
    /** For the clinic. */
    why: (reason: string, isTold: boolean) => (isTold ? `${reason} (se le contó al paciente)` : reason),
    no: 'Volver',
    yes: 'Rechazar solicitud',
    busy: 'Rechazando...',
  },
  assignDialog: {
    open: 'Asignar profesional',
    word: 'Asignar',
    title: 'Asignar profesional',
    loading: 'Cargando los profesionales…',
    failed: 'Error al cargar los profesionales',
    empty: 'No hay profesionales disponibles para esta especialidad.',
    emptyHint: (specialty: string) =>
      `Agregá un profesional de ${specialty}, o revisá que los que hay no estén ocultos.`,
    toProfessionals: 'Ir a Profesionales',
  },
  assignForm: {
    request: 'Solicitud',
    wishes: 'Prefiere',
    noProfessional: 'Elegí un profesional',
    byProfessional: 'Elegir profesional y día',
    soonest: 'Ver los primeros horarios',
    moreTimes: 'Más horarios',
    noRoom: 'Elegí una sala',
    retryRooms: 'Reintentar',
    summary: 'Resumen del turno',
    /** `slot` is "09:00 - 09:30". */
    slot: (slot: string, durationMinutes: number) => `${slot} (${durationMinutes} min)`,
    faults: { incomplete: 'Por favor selecciona un profesional y un horario' },
    cancel: 'Cancelar',
    submit: 'Crear Turno',
    busy: 'Creando...',
    done: 'Turno creado y asignado exitosamente',
    /** "Nora Ñandú · lun, 23 nov · 09:30 · Dra. Laura Paz" */
    made: (patient: string, startTime: string, professional: string) =>
      [patient, shortDate(dayOf(startTime)), clockTime(startTime), professional].join(' · '),
    view: (patient: string) => `Ver el turno de ${patient}`,
    failed: 'Error al asignar el profesional',
    unsure: (reason: string) =>
      `No sabemos si el turno quedó creado: ${reason}. Reintentá para saberlo: no se crea dos veces.`,
  },
  roomHint: {
    failed: 'No se pudieron cargar las salas',
    loading: 'Cargando las salas…',
    empty: 'Ninguna sala está libre a esa hora. Elegí otro horario.',
    onlyOthers: 'Ninguna sala de la especialidad está libre a esa hora. Elegí otro horario, o una de las otras salas.',
    lost: (lost: string, proposed: string) => `${lost} no está libre a esa hora: la sala elegida ahora es ${proposed}.`,
    proposed: 'Propuesta para este turno: podés elegir otra.',
  },
  timeChoice: {
    loading: 'Cargando los horarios…',
    failed: 'Error al cargar disponibilidad del profesional',
    emptyMonth: (month: string) => `No hay horarios en ${month}.`,
    nextMonth: 'Ver el mes siguiente',
    emptyDay: 'No hay horarios disponibles',
    preferredDay: (slots: string) => `${slots} · preferida`,
    slotsOf: (day: string) => `Horarios del ${longDate(day)}`,
  },
  requestPage: {
    /** Without a name while loading. */
    tabTitle: (specialty: string | undefined) =>
      specialty === undefined ? 'Solicitar turno' : `Solicitar turno de ${specialty}`,
    back: 'Volver a Especialidades',
    loading: 'Cargando la especialidad…',
    failed: 'Error al cargar la especialidad',
    toTimes: '¿Preferís no esperar? Elegí un horario libre',
  },
  requestForm: {
    title: 'Solicitar Turno',
    person: 'Información personal',
    preference: 'Cuándo preferís venir',
    anyTime: 'Cualquier horario',
    questions: 'Sobre la consulta',
    ownContact: 'Enviar igual',
    submit: 'Enviar Solicitud de Turno',
    retry: 'Reintentar',
    busy: 'Enviando solicitud...',
    done: '¡Solicitud de turno enviada exitosamente! Te contactaremos pronto para confirmar tu cita.',
    failed: 'Error al enviar la solicitud',
    unsure: (reason: string) =>
      `No sabemos si tu solicitud quedó enviada: ${reason}. Reintentá para saberlo: no se envía dos veces.`,
    arrivedWithoutChanges:
      'Tu solicitud ya había llegado, sin los últimos cambios. Si son importantes, enviala de nuevo.',
    formChanged:
      'El formulario de la especialidad cambió mientras lo completabas. ' +
      'Revisá las preguntas y envialo de nuevo: lo que escribiste sigue ahí.',
  },
  sentRequestPage: {
    title: 'Solicitud de turno',
    loading: 'Cargando la solicitud…',
    failed: 'Error al cargar la solicitud',
    unknown: 'Solicitud no encontrada',
    unknownTab: 'Solicitud no encontrada',
    unknownHint: 'La dirección puede estar incompleta, o la solicitud ya no existe.',
  },
  sentRequest: {
    titles: {
      pending: received,
      pending_assignment: received,
      assigned: { title: 'Tu solicitud tiene un turno', tabTitle: 'Solicitud con turno' },
      rejected: { title: REJECTED_WORDS.title, tabTitle: 'Solicitud sin turno' },
      withdrawn: { title: 'Solicitud anulada', tabTitle: 'Solicitud anulada' },
    } satisfies Record<RequestStatus | 'withdrawn', { title: string; tabTitle: string }>,
    card: 'Solicitud de turno',
    number: RECEIVED_WORDS.number,
    numberHint: 'Con este número la clínica encuentra tu solicitud por teléfono.',
    sent: 'Enviada',
    answers: (count: number) =>
      `${countText(count, 'respuesta enviada', 'respuestas enviadas')}. ${plural(count, 'La', 'Las')} lee solo la clínica.`,
    next: 'Qué sigue',
    steps: [RECEIVED_WORDS.next, RECEIVED_WORDS.answer, RECEIVED_WORDS.notYet],
    withdrawHere: RECEIVED_WORDS.withdrawHere,
    change: RECEIVED_WORDS.change,
    assigned: (email: string) => `Los datos del turno están en el email que te enviamos a ${email}.`,
    rejected: REJECTED_WORDS.sentence,
    withdrawn: 'La anuló quien la envió. Si todavía hace falta un turno, se puede reservar o pedir de nuevo.',
    otherProfessionals: REJECTED_WORDS.other,
    /** Once answered; precedes the clinic's contact. */
    questions: '¿Alguna duda?',
    ask: (number: number) => `Comunicate con la clínica y mencioná la solicitud N.º ${number}`,
  },
  sentNotice: { answer: RECEIVED_WORDS.answer, open: 'Ver la solicitud', hide: 'Ocultar la solicitud enviada' },
  requestDraft: {
    unfinished: 'Hay una solicitud sin terminar para esta especialidad.',
    unsure: `No sabemos si tu solicitud quedó enviada: ${NO_ANSWER}. Continuá para saberlo: no se envía dos veces.`,
    resume: 'Continuar solicitud',
  },
  directBooking: {
    title: 'Elegir horario',
    hint: 'Si preferís no esperar, reservá tu turno directamente.',
    empty: 'No hay profesionales disponibles en esta especialidad',
    all: 'Ver todos los profesionales',
  },
};

interface FreeSlot {
  startTime: string;
  professional: { name: string };
}

const slotWords = ({ startTime, professional }: FreeSlot) =>
  `${shortDate(dayOf(startTime))} a las ${clockTime(startTime)}, con ${professional.name}`;

/** "El lunes, 7 de diciembre de 2026 a las 10:00"; the wish has a date or a time. */
const wishedWords = ({ preferredDate, preferredTime }: Preference) => {
  const time = preferredTime === null ? '' : `a las ${preferredTime}`;
  return preferredDate === null ? `A${time.slice(1)}` : `El ${longDate(preferredDate)} ${time}`.trimEnd();
};

const takersWords = (payer: string | null) => (payer === null ? '' : ` con quien atiende ${payer}`);

/** For staff who assign a request. With `payer` only about those who take it. */
export const wishTexts = {
  free: (wish: Preference, { startTime, professional }: FreeSlot, payer: string | null) => {
    const since = wish.preferredTime === null ? `${takersWords(payer)} desde las ${clockTime(startTime)}` : '';
    return `${wishedWords(wish)} hay lugar${since}, con ${professional.name}.`;
  },
  choose: ({ startTime }: FreeSlot) => `Elegir ${shortDate(dayOf(startTime))} a las ${clockTime(startTime)}`,
  first: ({ startTime, professional }: FreeSlot, payer: string | null) =>
    `A las ${clockTime(startTime)}, lo primero${takersWords(payer)} es ${shortDate(dayOf(startTime))}, con ${professional.name}.`,
  taken: (wish: Preference, nearest: FreeSlot, payer: string | null) =>
    `${wishedWords(wish)} no hay lugar${takersWords(payer)}. Lo más cercano: ${slotWords(nearest)}.`,
  past: (nearest: FreeSlot, payer: string | null) =>
    `La fecha que pidió ya pasó. Lo más cercano${takersWords(payer)}: ${slotWords(nearest)}.`,
};

interface RequestState {
  status: RequestStatus;
  withdrawnAt: string | null;
}

/** For staff. */
export function statusText({ status, withdrawnAt }: RequestState): string {
  return withdrawnAt === null ? texts.statuses[status] : texts.withdrawn;
}

/** Shown after a conflict. */
export function movedText(request: RequestState): string {
  return `Otra persona cambió esta solicitud mientras la tenías abierta. Ahora está: ${statusText(request)}.`;
}

interface Preference {
  /** yyyy-MM-dd */
  preferredDate: string | null;
  /** HH:mm */
  preferredTime: string | null;
}

/** "mar, 24 nov · 09:30", "mar, 24 nov", "09:30", or no preference. */
export function preferenceText({ preferredDate, preferredTime }: Preference): string {
  const parts = [preferredDate && shortDate(preferredDate), preferredTime].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : texts.noPreference;
}

/** "martes, 24 de noviembre de 2026" */
export function preferredDateText({ preferredDate }: Preference): string {
  return preferredDate === null ? texts.noPreference : longDate(preferredDate);
}

export function preferredTimeText({ preferredTime }: Preference): string {
  return preferredTime ?? texts.noPreference;
}

/** "30 min", "30 min · preferido" */
export function slotHint(durationMinutes: number, isPreferred: boolean): string {
  return `${durationMinutes} min${isPreferred ? ' · preferido' : ''}`;
}
