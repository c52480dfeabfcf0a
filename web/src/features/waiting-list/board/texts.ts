import { countText } from '../../../kit/text/count-text';
import { clockTime, dayOf, momentText, shortDate } from '../../../kit/time/wall-time';
import type {
  WaitingEntryFragment,
  WaitingListEndReason,
  WaitingListOfferOutcome,
  WaitingOfferFragment,
} from './board.generated';

const slot = (instant: string) => `${shortDate(dayOf(instant))}, ${clockTime(instant)}`;

const outcomes: Record<Exclude<WaitingListOfferOutcome, 'pending'>, string> = {
  accepted: 'aceptó',
  declined: 'no podía',
  unanswered: 'no respondió',
  taken: 'otra persona aceptó antes',
  withdrawn: 'la clínica lo retiró',
};

export const texts = {
  list: {
    caption: 'Lista de espera, en el orden en que se ofrecen los horarios',
    failed: 'Error al cargar la lista de espera',
    empty: 'Nadie espera un turno',
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
  badges: { urgent: 'Urgente', active: 'Esperando', fulfilled: 'Con turno' },
  endReasons: { left: 'Se dio de baja', over: 'Venció', removed: 'Baja de la clínica' } satisfies Record<
    WaitingListEndReason,
    string
  >,
  details: {
    open: 'Ver detalles',
    title: 'Lugar en la lista de espera',
    close: 'Cerrar',
    noOffers: 'Todavía no se le ofreció ningún horario.',
  },
  notice: (hours: number) =>
    hours === 0 ? 'Cualquier anticipación' : `${countText(hours, 'hora', 'horas')} de anticipación`,
  kept: ({ startTime, professionalName }: NonNullable<WaitingEntryFragment['keptAppointment']>) =>
    `${slot(startTime)}, con ${professionalName}`,
};

/** "mar, 24 nov, 09:30: no respondió" */
export function offerText({ startTime, outcome, answerUntil }: WaitingOfferFragment): string {
  const said = outcome === 'pending' ? `puede responder hasta el ${momentText(answerUntil)}` : outcomes[outcome];
  return `${slot(startTime)}: ${said}`;
}

/** The same, with whom and where. */
export function wholeOfferText(offer: WaitingOfferFragment): string {
  return `${offerText(offer)} · ${offer.professionalName} · ${offer.roomName}`;
}
