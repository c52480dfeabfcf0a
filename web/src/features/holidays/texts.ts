import { enumerated } from '@turnero/api/domain/counted';
import { plural } from '@turnero/api/domain/plural';

import { bookingsText, bookingText, type HeldBooking } from '../../clinic/rooms/held-bookings';
import type { ConsequenceQuestion } from '../../kit/dialog/useConfirmedChange';
import { countText } from '../../kit/text/count-text';
import type { HolidayKind } from './holidays.generated';

export const texts = {
  failed: 'Error al cargar los feriados',
  loading: 'Cargando los feriados',
  year: 'Año',
  yearToDecide: (year: number) => `${year} (sin decidir)`,
  decided: (day: string, name: string | null) =>
    name === null ? `Decidido el ${day}` : `Decidido el ${day} por ${name}`,
  proposal: (year: number) =>
    `Falta decidir los feriados de ${year}. Lo marcado con línea de puntos es una propuesta: ` +
    'hasta que guardes vale el calendario de cada sala.',
  empty: {
    title: (year: number) => `No hay feriados en ${year}`,
    text: 'Los feriados salen del país de la clínica: es el del código telefónico, en Configuración.',
  },
  nothingToCome: (year: number) => `En ${year} ya no quedan feriados.`,
  kinds: { fixed: 'Feriado', movable: 'Feriado trasladable', optional: 'Día no laborable' } satisfies Record<
    HolidayKind,
    string
  >,
  choice: { all: 'Cerrado', none: 'Abierto', some: 'Algunas salas…' },
  proposed: 'propuesta',
  rooms: 'Salas que cierran',
  noRooms: 'Elegí salas',
  roomsMissing: 'Elegí al menos una sala, o que abra',
  inactiveRoom: (room: string) => `${room} (inactiva)`,
  /** All: the coming dates. */
  count: (closed: number, some: number, all: number) =>
    `${closed} de ${countText(all, 'feriado', 'feriados')} con la clínica cerrada` +
    (some > 0 ? `, y ${some} con algunas salas` : ''),
  bulk: { all: 'Cerrar todos', usual: 'Cerrar solo los feriados', none: 'Abrir todos' },
  appointments: (count: number) => countText(count, 'turno', 'turnos'),
  rentals: (count: number) => countText(count, 'alquiler', 'alquileres'),
  /** For screen readers, after the count. */
  onDay: (day: string) => `del ${day}`,
  left: 'Clínica cerrada: falta moverlos o cancelarlos',
  leftInRooms: 'Mové o cancelá los de las salas que cierran',
  road: 'Los turnos de un día que cierra no se cancelan solos. Para mover de una vez los de un profesional,',
  toAbsences: 'avisá su ausencia ese día',
  past: (count: number) => `Ya pasaron (${count})`,
  closedRooms: (names: readonly string[]) => `${plural(names.length, 'Cerró', 'Cerraron')} ${names.join(', ')}`,
  wasClosed: 'Cerró',
  wasOpen: 'Abrió',
  closesRooms: (names: readonly string[]) =>
    `${plural(names.length, 'Sala cerrada', 'Salas cerradas')}: ${names.join(', ')}`,
  submit: (year: number) => `Guardar los feriados de ${year}`,
  done: (year: number, closed: number) =>
    `Feriados de ${year} guardados: ${countText(closed, 'día cerrado', 'días cerrados')}`,
  notSaved: 'Error al guardar los feriados',
  withdrawal: {
    open: 'Retirar la decisión',
    title: (year: number) => `¿Retirar la decisión sobre los feriados de ${year}?`,
    /** `closed`: coming dates on which rooms are closed. */
    consequences: (year: number, closed: number) => [
      closed === 0
        ? 'Los feriados que faltan siguen abiertos.'
        : `${plural(closed, 'El feriado', `Los ${closed} feriados`)} en que cierran salas ${plural(closed, 'vuelve', 'vuelven')} a abrir, ` +
          'con el horario de siempre: se ofrecen turnos.',
      `El año ${year} queda sin decidir. Los feriados que ya pasaron no cambian.`,
    ],
    no: 'Conservar la decisión',
    yes: 'Retirar la decisión',
    busy: 'Retirando...',
    done: (year: number) => `Decisión retirada: los feriados de ${year} abren`,
    unsure: (reason: string) => `No sabemos si la decisión se retiró: ${reason}. Reintentá para saberlo.`,
    changedMeanwhile: 'Otra persona cambió los feriados mientras tanto. Cerrá esta pregunta y fijate cómo quedaron.',
  },
  /** On Hoy. */
  toDecide: (years: readonly number[]) => `Falta decidir los feriados de ${enumerated(years.map(String))}.`,
  decide: 'Decidirlos',
  step: {
    title: 'Feriados (opcional)',
    about: 'En los que cierra la clínica no se ofrecen turnos. Se decide una vez por año.',
    later: 'Sistema, Salas, Feriados',
  },
};

/** Asks before rooms with bookings close. */
export function closingQuestion(year: number, bookings: readonly HeldBooking[]): ConsequenceQuestion {
  return {
    title: 'Hay reservas en los feriados que cierran',
    summary: `Al cerrar estos feriados de ${year} ${plural(bookings.length, 'queda', 'quedan')} en días sin atención ${bookingsText(bookings)}:`,
    list: 'Reservas en feriados que cierran',
    items: bookings.map((booking) => ({ id: booking.id, text: bookingText(booking) })),
    consequences: [
      'Nada se cancela por sí solo, y nadie recibe un aviso: cada feriado muestra después lo que falta mover o cancelar.',
    ],
    no: 'No guardar',
    yes: 'Cerrar igual',
  };
}
