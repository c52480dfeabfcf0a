import { countText } from '../../shared/text/count-text';
import { longDate } from '../../shared/time/clinic-time';
import type { OverviewDayFragment, RoomsDayRoomFragment } from './rooms-overview.generated';

const dayStates: Record<OverviewDayFragment['state'], string> = {
  available: 'Todas las salas disponibles',
  partial: 'Algunas salas disponibles',
  full: 'Completamente reservado',
  unavailable: 'No disponible',
  unconfigured: 'Sin configuración',
  past: 'Fecha pasada',
};

const roomStates: Record<RoomsDayRoomFragment['state'], string> = { free: 'Disponible', full: 'Ocupada', closed: 'Cerrada' };

export const texts = {
  loading: 'Cargando las salas…',
  failed: 'Error al cargar las salas',
  rentalCount: (rentals: number) => countText(rentals, 'reserva', 'reservas'),
  turnoCount: (turnos: number) => countText(turnos, 'turno', 'turnos'),
  overviewMonth: {
    states: dayStates,
    freeRooms: (free: number, all: number) => `${free} de ${countText(all, 'sala libre', 'salas libres')}`,
    /** The same in a cell. */
    free: (free: number, all: number) => `${free} de ${all} libres`,
    today: 'hoy',
    /** Of a day, yyyy-MM-dd. */
    dayName: (date: string, isToday: boolean) => (isToday ? `${longDate(date)}, hoy` : longDate(date)),
  },
  overviewDayDialog: {
    /** `date`: yyyy-MM-dd. */
    title: (date: string) => `Salas del ${longDate(date)}`,
    loading: 'Cargando el día…',
    free: 'Disponibles',
    /** On a day that is over. */
    wereFree: 'Quedaron libres',
    full: 'Ocupadas',
    closed: 'Cerradas',
    all: 'Total de salas',
    empty: 'No hay salas activas',
  },
  legend: { open: 'Abierta', rental: 'Reserva', turno: 'Turno', closed: 'Cerrada' },
  roomRow: {
    states: roomStates,
    hours: 'Horario configurado',
    noHours: 'no abre',
    free: 'Libre',
    noFree: 'nada',
    rentals: 'Reservas',
  },
  cancellation: {
    action: 'Cancelar reserva',
    /** Which one, after the action, where the place does not tell. */
    of: (professionalName: string, times: string) => `de ${professionalName}, ${times}`,
    title: '¿Cancelar la reserva?',
    consequences: (professionalName: string) => [
      'La sala queda libre para otra persona.',
      'La reserva no se cobra.',
      `${professionalName} recibe un email que lo avisa.`,
      'La cancelación no se puede deshacer.',
    ],
    consequencesOfPast: ['La reserva no se cobra.', 'La cancelación no se puede deshacer.'],
    no: 'Conservar reserva',
    busy: 'Cancelando...',
    done: 'Reserva cancelada',
    failed: 'Error al cancelar la reserva',
  },
};
