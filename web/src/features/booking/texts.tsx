import { plural } from '@turnero/api/domain/plural';

import type { SlotRoomAvailability } from '../../clinic/slots/slots.generated';
import { NO_ANSWER } from '../../kit/send/no-answer';
import { countText } from '../../kit/text/count-text';
import { clockTime, dayOf, longDate } from '../../kit/time/wall-time';

const roomReasons: Record<Exclude<SlotRoomAvailability, 'free'>, string> = {
  closed: 'Cerrada a esa hora',
  occupied: 'Ocupada a esa hora',
};

/** `time`: HH:mm; `start`: an instant with the clinic's offset. */
export const texts = {
  bookingPage: {
    wait: 'Avisame si se libera un horario',
    /** The tab's title; without a name while loading. */
    tabTitle: (professional: string | undefined) =>
      professional === undefined ? 'Reservar turno' : `Reservar turno con ${professional}`,
    title: (professional: string | undefined) => (
      <>Reservar turno{professional !== undefined && <span className="with"> con {professional}</span>}</>
    ),
    back: 'Volver a Profesionales',
    colleagues: (specialty: string) => `Ver todos los horarios de ${specialty}`,
    loading: 'Cargando…',
    failed: 'Error al cargar la información del profesional',
  },
  bookingSteps: {
    draft: 'Hay una reserva sin terminar con este profesional.',
    draftSent: (start: string) =>
      `No sabemos si el turno del ${longDate(dayOf(start))} a las ${clockTime(start)} quedó reservado: ${NO_ANSWER}. ` +
      'Continuá la reserva para saberlo: no se reserva dos veces.',
    done: '¡Turno reservado exitosamente!',
    failed: 'Error al reservar el turno',
  },
  roomPicker: {
    change: 'Cambiar sala',
    reasons: roomReasons,
    hint: 'Te proponemos una sala libre cuando elijas el horario.',
    loading: 'Cargando las salas…',
    proposing: 'Buscando una sala libre…',
    empty: 'Ninguna sala está libre a esa hora. Elegí otro horario.',
    unavailable: (rooms: number) =>
      `${countText(rooms, 'sala', 'salas')} ${plural(rooms, 'no disponible', 'no disponibles')} a esa hora`,
  },
  /** Why a choice was dropped. */
  notice: {
    slotIsOwn: (time: string) => `Ya reservaste el turno de las ${time}.`,
    roomGone: 'La sala elegida no está libre a esa hora: te proponemos otra.',
  },
  bookingSummary: { title: 'Resumen del turno' },
  tooLateToCancel: 'Faltan menos de 24 horas: este turno no se puede cancelar ni cambiar online.',
  eachTurno: (fee: string) => `${fee} cada turno`,
  /** Screen readers also hear the step's name. */
  change: 'Cambiar',
};
