import type { NoSlotsReason } from './no-slots.generated';

export const texts = {
  reasons: {
    inactive: 'El profesional no está a la vista del público: su cuenta está suspendida o su perfil está oculto.',
    no_hours: 'El profesional no tiene horarios de atención cargados.',
    day_off: 'El profesional no atiende ese día de la semana.',
    too_short: 'El turno dura más que el horario de atención.',
    past: 'El horario de ese día ya pasó.',
    absent: 'El profesional avisó que no atiende.',
    full: 'Los turnos del profesional no dejan un hueco que alcance.',
    no_rooms: 'No hay ninguna sala activa.',
    room_inactive: 'La sala está desactivada.',
    rooms_unset: 'Falta cargar el horario de las salas para ese mes.',
    rooms_closed: 'No hay una sala abierta en ese horario.',
    rooms_for_others: 'Las salas abiertas son de otras especialidades.',
    no_specialty: 'Las salas abiertas son de especialidades, y el profesional no tiene ninguna.',
    rooms_taken: 'Las salas están ocupadas en ese horario.',
  } satisfies Record<NoSlotsReason, string>,
  /** Of one room. */
  ofRoom: {
    past: 'El horario de ese día ya pasó.',
    room_inactive: 'La sala está desactivada.',
    rooms_unset: 'Falta cargar el horario de la sala para ese mes.',
    rooms_closed: 'La sala está cerrada.',
    rooms_taken: 'La sala está ocupada todo el día.',
  } satisfies Partial<Record<NoSlotsReason, string>>,
  coming: {
    title: 'Próximos días sin turnos libres',
    none: 'Hay turnos libres todos los días de las próximas dos semanas.',
    noneOfRoom: 'La sala tiene lugar todos los días de las próximas dos semanas.',
    all: 'Todos los días de las próximas dos semanas',
    failed: 'Error al cargar los días sin turnos',
    loading: 'Cargando los días sin turnos',
    holidays: 'Un feriado es solo una etiqueta: por sí mismo no quita turnos.',
  },
};
