import { RENTAL_CANCELLATION } from '../../clinic/rooms/rental-cancellation';
import { countText } from '../../kit/text/count-text';
import { percentText } from '../../kit/text/quantity-text';
import { longDate } from '../../kit/time/wall-time';
import type { RoomsDayRoomFragment } from './rooms-overview.generated';

const roomStates: Record<RoomsDayRoomFragment['state'], string> = {
  free: 'Disponible',
  full: 'Ocupada',
  closed: 'Cerrada',
};

export const texts = {
  loading: 'Cargando las salas…',
  failed: 'Error al cargar las salas',
  rentalCount: (rentals: number) => countText(rentals, 'alquiler', 'alquileres'),
  appointmentCount: (turnos: number) => countText(turnos, 'turno', 'turnos'),
  overviewMonth: {
    freeRooms: (free: number, all: number) => `${free} de ${countText(all, 'sala', 'salas')} con horas libres`,
    /** In a cell. */
    free: (free: number, all: number) => `${free} de ${all} libres`,
    /** Share of the opening hours. */
    taken: (percent: number) => `${percentText(percent)} ocupado`,
    /** `held`: "3 alquileres · 12 turnos". */
    share: (held: string, percent: number) => `${held}: ${percentText(percent)} del horario ocupado`,
    today: 'hoy',
  },
  overviewDayDialog: {
    /** `date`: yyyy-MM-dd. */
    title: (date: string) => `Salas del ${longDate(date)}`,
    loading: 'Cargando el día…',
    free: 'Disponibles',
    /** On a past day. */
    wereFree: 'Quedaron libres',
    full: 'Ocupadas',
    closed: 'Cerradas',
    all: 'Total de salas',
    empty: 'No hay salas activas',
  },
  legend: { open: 'Abierta', rental: 'Alquiler', turno: 'Turno', closed: 'Cerrada' },
  roomRow: {
    states: roomStates,
    hours: 'Horario configurado',
    noHours: 'no abre',
    free: 'Libre',
    noFree: 'nada',
  },
  cancellation: {
    open: 'Cancelar reserva',
    /** Follows "Cancelar", for screen readers. */
    of: (professionalName: string, times: string) => `de ${professionalName}, ${times}`,
    consequences: (professionalName: string) => [
      RENTAL_CANCELLATION.freed,
      RENTAL_CANCELLATION.notCharged,
      `${professionalName} recibe un email que lo avisa.`,
      RENTAL_CANCELLATION.final,
    ],
    consequencesOfPast: [RENTAL_CANCELLATION.notCharged, RENTAL_CANCELLATION.final],
  },
};
