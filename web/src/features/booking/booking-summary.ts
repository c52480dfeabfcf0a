import { formatFee } from '../../shared/money';
import { clockTime, dayOf, shortDate } from '../../shared/time/clinic-time';
import type { RoomChoiceFragment } from '../../shared/slots/slots.generated';
import type { BookingProfessionalFactsFragment } from './booking.generated';

type Room = RoomChoiceFragment['room'] | undefined;

interface Chosen {
  startTime: string | undefined;
  durationMinutes: number;
  room: Room;
  professional: Pick<BookingProfessionalFactsFragment, 'name' | 'fee'>;
  currency: string;
}

/** What is chosen so far, in the order in which it is chosen. */
export function summaryRows({ startTime, durationMinutes, room, professional, currency }: Chosen) {
  return [
    { label: 'Profesional', text: professional.name, roomy: true },
    ...(startTime === undefined
      ? []
      : [
          { label: 'Día', text: shortDate(dayOf(startTime)) },
          { label: 'Horario', text: clockTime(startTime) },
        ]),
    { label: 'Duración', text: `${durationMinutes} min`, roomy: startTime === undefined },
    ...(room ? [{ label: 'Sala', text: room.name }] : []),
    { label: 'Tarifa', text: formatFee(professional.fee, currency) },
  ];
}

/** What must be chosen before it can be sent; null when nothing is missing. */
export function missingChoice(startTime: string | undefined, room: Room): string | null {
  if (startTime === undefined) return 'Por favor selecciona una fecha y hora';
  return room ? null : 'Por favor selecciona una sala';
}
