import { countText } from '../../../kit/text/count-text';
import { clockTime, dayOf, momentText, shortDate, shortDayAndMonth } from '../../../kit/time/wall-time';
import type {
  WaitingEntryFragment,
  WaitingListEndReason,
  WaitingListEntryStatus,
  WaitingListOfferOutcome,
  WaitingOfferFragment,
} from './board.generated';

const outcomes: Record<Exclude<WaitingListOfferOutcome, 'pending'>, string> = {
  accepted: 'aceptó',
  declined: 'no podía',
  unanswered: 'no respondió',
  taken: 'otra persona aceptó antes',
  withdrawn: 'la clínica lo retiró',
};

const counted: Record<WaitingListEntryStatus, [one: string, many: string]> = {
  active: ['en espera', 'en espera'],
  fulfilled: ['con turno', 'con turno'],
  ended: ['ya no espera', 'ya no esperan'],
};

export const texts = {
  list: {
    captions: {
      active: 'Lista de espera, en el orden en que se ofrecen los horarios',
      fulfilled: 'Quienes esperaban y ya tienen turno',
      ended: 'Quienes ya no esperan',
    } satisfies Record<WaitingListEntryStatus, string>,
    search: 'Buscar nombre o teléfono',
    searchOfAdmin: 'Buscar nombre, DNI o teléfono',
    /** Counts entries, as a patient may have several. `hasMore`: not all are shown. */
    count: (status: WaitingListEntryStatus, shown: number, hasMore: boolean) =>
      `${countText(shown, ...counted[status])}${hasMore ? ', y hay más' : ''}`,
    found: (count: string) => `Resultados: ${count}`,
    failed: 'Error al cargar la lista de espera',
    empty: 'Nadie espera un turno',
    noneFound: 'Nadie coincide con la búsqueda',
    searchedIn: (part: string, isFiltered: boolean) =>
      `Se buscó en “${part}”${isFiltered ? ', con los filtros elegidos' : ''}.`,
    searchIn: (part: string) => `Buscar en “${part}”`,
    searchUnfiltered: 'Buscar sin filtros',
    emptyHint: 'Cuando se libera un horario, se ofrece por email a quienes están en esta lista.',
    order: 'Primero las urgencias; después, quien espera desde antes.',
    waiting: 'Esperando',
    allProfessionals: 'Todos los profesionales',
    allSpecialties: 'Todas las especialidades',
  },
  fields: {
    patient: 'Paciente',
    contact: 'Lo pide',
    email: 'Email',
    phone: 'Teléfono',
    waitsFor: 'Turno con',
    when: 'Cuándo puede',
    period: 'Entre qué fechas',
    notice: 'Avisar con',
    since: 'Desde',
    kept: 'Turno que conserva',
    offers: 'Horarios ofrecidos',
    lastOffer: 'Último ofrecido',
    status: 'Estado',
    urgentReason: 'Por qué es urgente',
    endedAt: 'Terminó',
    endNote: 'Motivo de la baja',
    professional: 'Profesional',
    specialty: 'Especialidad',
  },
  statuses: { active: 'Esperando', fulfilled: 'Con turno', ended: 'Ya no esperan' },
  badges: {
    offered: (until: string) => `Ofrecido hasta ${shortDayAndMonth(dayOf(until))} ${clockTime(until)}`,
    urgent: 'Urgente',
    active: 'Esperando',
    fulfilled: 'Con turno',
  },
  endReasons: { left: 'Se dio de baja', over: 'Venció', removed: 'Baja de la clínica' } satisfies Record<
    WaitingListEndReason,
    string
  >,
  details: {
    open: 'Ver detalles',
    title: 'Lugar en la lista de espera',
    close: 'Cerrar',
    noOffers: 'Todavía no se le ofreció ningún horario.',
    noEmail: 'Sin correo no se le ofrecen horarios: avisale por teléfono.',
    neverOffered: 'No se le ofreció ningún horario.',
  },
  marking: {
    open: 'Marcar como urgente',
    title: (name: string) => `Marcar como urgente a ${name}`,
    noReason: 'Escribí por qué es urgente',
    hint: 'Se le ofrece antes que a los demás. El motivo lo lee solo el equipo.',
    submit: 'Marcar como urgente',
    done: (name: string) => `${name} va ahora primero en la lista de espera`,
    failed: 'Error al marcar como urgente',
  },
  unmarking: {
    open: 'Quitar la urgencia',
    title: '¿Quitar la urgencia?',
    consequence: 'Se le ofrece según desde cuándo espera, como a los demás.',
    no: 'Dejar como urgente',
    yes: 'Quitar la urgencia',
    busy: 'Quitando...',
    done: (name: string) => `${name} ya no es urgente`,
    failed: 'Error al quitar la urgencia',
  },
  removing: {
    open: 'Sacar de la lista',
    title: (name: string) => `Sacar a ${name} de la lista de espera`,
    consequences:
      'No se le ofrecen más horarios, y lo que tenga ofrecido pasa a quien sigue. No se le avisa: si hace falta, avisale por teléfono.',
    reason: 'Motivo',
    noReason: 'Escribí por qué sale de la lista',
    submit: 'Sacar de la lista',
    done: (name: string) => `${name} ya no está en la lista de espera`,
    failed: 'Error al sacar de la lista de espera',
  },
  undoing: {
    urgent: (name: string) => `Deshecho: ${name} es urgente otra vez`,
    ordinary: (name: string) => `Deshecho: ${name} no es urgente`,
    back: (name: string) => `Deshecho: ${name} sigue en la lista de espera`,
    backWithoutOffer: (name: string) =>
      `Deshecho: ${name} sigue en la lista de espera. El horario que tenía ofrecido pasó a quien sigue.`,
    failed: (reason: string) => `No se pudo deshacer. ${reason}`,
    unsure: (reason: string) => `No sabemos si se deshizo: ${reason}. Probá de nuevo.`,
  },
  offering: {
    open: 'Ofrecer un horario',
    title: (name: string) => `Ofrecer un horario a ${name}`,
    consequences: 'Se le avisa por email, y el horario queda reservado para esa persona hasta que responda.',
    from: 'Desde qué día',
    noSlots: 'No hay horarios libres en las seis semanas que siguen.',
    noneEarlier: 'No hay horarios libres antes del turno que conserva.',
    slot: 'Horario',
    chooseSlot: 'Elegí un horario',
    more: 'Más horarios',
    submit: 'Ofrecer',
    busy: 'Ofreciendo...',
    done: (name: string) => `Horario ofrecido a ${name}`,
    failed: 'Error al ofrecer el horario',
    unsure: (reason: string) =>
      `No sabemos si el horario quedó ofrecido: ${reason}. Reintentá para saberlo: no se ofrece dos veces.`,
  },
  accepting: {
    open: 'Aceptó por teléfono',
    word: 'Aceptó',
    title: '¿Darle el horario ofrecido?',
    consequence: 'Queda como su turno, se le manda la confirmación, y sale de la lista de espera.',
    keptOver: 'El turno que conservaba se cancela.',
    no: 'Todavía no',
    yes: 'Darle el turno',
    busy: 'Guardando...',
    done: (name: string, slot: string) => `${name} ya tiene turno: ${slot}`,
    failed: 'Error al darle el turno',
  },
  declining: {
    open: 'No puede en ese horario',
    title: '¿Anotar que no puede?',
    consequence: 'El horario pasa a quien sigue, y esta persona sigue en la lista de espera.',
    no: 'Dejar el ofrecimiento',
    yes: 'Anotar que no puede',
    busy: 'Guardando...',
    done: (name: string) => `${name} sigue en la lista de espera`,
    failed: 'Error al anotar la respuesta',
  },
  withdrawing: {
    open: 'Retirar el ofrecimiento',
    title: '¿Retirar el ofrecimiento?',
    consequence:
      'Si ya se le avisó, le llega un email de que el horario no está más. Pasa a quien sigue, y esta persona sigue en la lista de espera.',
    no: 'Dejar el ofrecimiento',
    yes: 'Retirar el ofrecimiento',
    busy: 'Retirando...',
    done: (name: string) => `Retirado: ${name} sigue en la lista de espera`,
    failed: 'Error al retirar el ofrecimiento',
  },
  putting: {
    open: 'Anotar a alguien',
    title: 'Anotar en la lista de espera',
    loading: 'Cargando los profesionales…',
    loadFailed: 'Error al cargar los profesionales',
    chooseWhom: 'Elegí un profesional o una especialidad',
    noWhom: 'Elegí un profesional o una especialidad',
    professionals: 'Profesionales',
    specialties: 'Especialidades',
    wish: {
      days: 'Días que le sirven',
      partsOfDay: 'Horarios que le sirven',
      until: 'Hasta qué día espera',
      notice: 'Con cuánta anticipación necesita saberlo',
    },
    emailHint: 'Sin correo no se ofrecen horarios: se avisa por teléfono.',
    callerHint: 'Si lo pide otra persona, el correo y el teléfono son de ella.',
    urgentHint: 'Si escribís un motivo, se le ofrece antes que a los demás. Lo lee solo el equipo.',
    submit: 'Anotar',
    busy: 'Anotando...',
    done: (name: string) => `Anotado en la lista de espera: ${name}`,
    failed: 'Error al anotar en la lista de espera',
  },
  askedBy: (name: string) => `Lo pide ${name}`,
  ended: (day: string) => `terminó el ${day}`,
  notice: (hours: number) =>
    hours === 0 ? 'Cualquier anticipación' : `${countText(hours, 'hora', 'horas')} de anticipación`,
  kept: (kept: NonNullable<WaitingEntryFragment['keptAppointment']>) =>
    `${slotText(kept)}, con ${kept.professionalName}`,
};

/** "mar, 24 nov, 09:30" */
export function slotText({ startTime }: Pick<WaitingOfferFragment, 'startTime'>): string {
  return `${shortDate(dayOf(startTime))}, ${clockTime(startTime)}`;
}

/** Outcome of an offer: "no respondió". */
export function outcomeText({ outcome, answerUntil }: WaitingOfferFragment): string {
  return outcome === 'pending' ? `puede responder hasta el ${momentText(answerUntil)}` : outcomes[outcome];
}

/** "mar, 24 nov, 09:30: no respondió · Dra. Sosa · Consultorio 1" */
export function offerText(offer: WaitingOfferFragment): string {
  return `${slotText(offer)}: ${outcomeText(offer)} · ${offer.professionalName} · ${offer.roomName}`;
}
