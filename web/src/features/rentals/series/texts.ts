import { plural } from '@turnero/api/domain/plural';

import { weekdayNames } from '../../../kit/calendar/month-weeks';
import { capitalized } from '../../../kit/text/capitalized';
import { countText } from '../../../kit/text/count-text';
import { shortDate } from '../../../kit/time/wall-time';
import type { SeriesDayState } from './series.generated';

const dateCount = (dates: number) => countText(dates, 'fecha', 'fechas');
const rentalCount = (rentals: number) => countText(rentals, 'reserva', 'reservas');

/** `date`: yyyy-MM-dd; `currency`: ISO 4217. */
export const texts = {
  failed: 'Error al cargar los alquileres recurrentes',
  noRooms: 'No hay salas para reservar',
  noRoomsHint: 'La clínica no tiene salas activas.',
  fields: {
    room: 'Sala',
    chooseRoom: 'Elegir una sala',
    everyWeeks: 'Se repite',
    weekdays: 'Días de la semana',
    firstDate: 'Desde el',
    untilDate: 'Hasta el',
    notes: 'Notas',
  },
  rhythms: ['Cada semana', 'Cada dos semanas'],
  /** Monday first. */
  weekdays: weekdayNames('monday').map(({ long }) => capitalized(long)),
  faults: {
    noRoom: 'Elegí una sala',
    noWeekday: 'Elegí al menos un día de la semana',
    noInterval: 'Configura al menos un horario',
    noDate: 'Escribí la fecha',
    order: 'La última fecha debe ser posterior a la primera',
    noDates: 'Elegí al menos una fecha',
    tooManyDates: (most: number) => `No se pueden reservar más de ${dateCount(most)} a la vez`,
  },
  form: {
    title: 'Alquilar todas las semanas',
    submit: (dates: number) => (dates === 0 ? 'Reservar fechas' : `Reservar ${dateCount(dates)}`),
    bar: 'Reservar las fechas elegidas',
    busy: 'Reservando...',
    done: (dates: number) => `${countText(dates, 'fecha reservada exitosamente', 'fechas reservadas exitosamente')}`,
    failed: 'Error al reservar las fechas',
    /** After a failure that may have rented. */
    unsure: (reason: string) =>
      `No sabemos si las fechas quedaron reservadas: ${reason}. Reintentá para saberlo: no se reservan dos veces.`,
    refused: (dates: number) =>
      plural(dates, 'No se pudo reservar 1 fecha:', `No se pudieron reservar ${dates} fechas:`),
    refusedDate: (date: string, reason: string) => `${shortDate(date)}: ${reason}`,
  },
  dates: {
    title: 'Fechas',
    empty: 'Elegí sala, días y horarios para ver cada fecha con su precio.',
    loading: 'Viendo cómo está cada fecha…',
    failed: 'Error al cargar las fechas',
    chosen: (chosen: number, all: number) => `${chosen} de ${countText(all, 'fecha elegida', 'fechas elegidas')}`,
    states: { free: 'Libre', taken: 'Ocupada', closed: 'Cerrada' } satisfies Record<SeriesDayState, string>,
    holiday: (name: string) => `Feriado: ${name}`,
    takenBy: (names: readonly string[]) => `Alquilada por ${names.join(', ')}`,
    name: (date: string) => shortDate(date),
  },
  cost: { title: 'Costo de las fechas elegidas', empty: 'Elegí fechas para ver el costo.' },
  list: {
    title: 'Alquileres recurrentes',
    empty: 'No hay alquileres recurrentes',
    coming: (rentals: number, cost: string) => `${rentalCount(rentals)} por delante · ${cost}`,
    none: 'Sin reservas por delante',
    rentals: 'Ver precios',
    rental: (date: string, hours: string, price: string, rule: string | null) =>
      [shortDate(date), hours, price, rule].filter(Boolean).join(' · '),
    end: 'Terminar',
  },
  ending: {
    title: '¿Terminar el alquiler recurrente?',
    from: 'Desde qué fecha',
    fromDate: (date: string, rentals: number) => `${shortDate(date)} (${rentalCount(rentals)})`,
    hint: 'Se devuelven esa reserva y las siguientes. Las anteriores quedan como están.',
    freed: 'La sala queda libre en esos horarios y se ofrece a otros profesionales.',
    final: 'No se puede deshacer.',
    no: 'Conservar alquiler',
    submit: 'Devolver y terminar',
    yes: (rentals: number) => `Devolver ${rentalCount(rentals)}`,
    busy: 'Devolviendo...',
    done: 'Alquiler recurrente terminado',
    failed: 'Error al terminar el alquiler recurrente',
  },
};
