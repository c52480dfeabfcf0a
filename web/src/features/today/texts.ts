import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../kit/text/count-text';
import type { DayCounts } from './day-groups';

/** Counts for the announcement. */
interface News {
  arrived: number;
  added: number;
  cancelled: number;
  requested: number;
}

export const texts = {
  /** Until the date is known. */
  title: 'El día',
  failed: 'Error al cargar el día',
  loading: 'Cargando el día…',
  create: 'Crear Turno',
  search: 'Buscar en los turnos de hoy',
  yesterday: 'Turnos de ayer',
  tomorrow: 'Turnos de mañana',
  counts: ({ toCome, here, seen, absent, cancelled }: DayCounts): string =>
    [
      `${toCome} por venir`,
      `${here} en la clínica`,
      countText(seen, 'atendido', 'atendidos'),
      ...(absent > 0 ? [countText(absent, 'ausente', 'ausentes')] : []),
      ...(cancelled > 0 ? [countText(cancelled, 'cancelado', 'cancelados')] : []),
    ].join(' · '),
  news: ({ arrived, added, cancelled, requested }: News): string =>
    [
      ...(added > 0 ? [countText(added, 'turno nuevo', 'turnos nuevos')] : []),
      ...(cancelled > 0 ? [countText(cancelled, 'cancelado', 'cancelados')] : []),
      ...(arrived > 0 ? [countText(arrived, 'paciente llegó', 'pacientes llegaron')] : []),
      ...(requested > 0 ? [countText(requested, 'solicitud nueva', 'solicitudes nuevas')] : []),
    ].join(', '),
  people: {
    here: 'En la clínica',
    soon: 'Próximas 2 horas',
    empty: 'No hay turnos para hoy.',
    noneSoon: 'Nadie más en las próximas 2 horas.',
    noneLeft: 'No queda nadie por venir.',
    showLater: (count: number) => `Ver los de más tarde (${count})`,
    hideLater: 'Ocultar los de más tarde',
    late: (minutes: number) => `${minutes} min tarde`,
    waits: (minutes: number) => `${minutes} min de espera`,
  },
  found: {
    title: (count: number) => countText(count, 'turno de hoy', 'turnos de hoy'),
    none: 'Ningún turno de hoy coincide.',
    everywhere: 'Buscar en todos los turnos',
  },
  confirm: {
    title: 'Por confirmar',
    empty: 'Nada por confirmar.',
    one: 'Confirmar',
    oneOf: (patient: string) => `Confirmar el turno de ${patient}`,
    all: (count: number) => `Confirmar los ${count}`,
    show: (count: number) => `Ver los ${count}`,
    busy: 'Confirmando turnos',
  },
  unclosed: {
    title: 'Quedaron sin cerrar',
    empty: 'Todo cerrado.',
    seen: 'Atendido',
    seenOf: (patient: string) => `Atendido: ${patient}`,
    absent: 'Ausente',
    absentOf: (patient: string) => `Ausente: ${patient}`,
    all: 'Cerrar varios',
    dialog: 'Turnos sin cerrar',
    choose: (patient: string, when: string) => `Elegir a ${patient}, ${when}`,
    chooseAll: 'Elegir todos los de la lista',
    chosen: (count: number) => countText(count, 'elegido', 'elegidos'),
    seenAll: 'Marcar atendidos',
    absentAll: 'Marcar ausentes',
    noneChosen: 'Elegí antes uno o más turnos.',
    busy: 'Cerrando turnos',
    listFailed: 'Error al cargar los turnos sin cerrar',
  },
  requests: {
    title: 'Solicitudes abiertas',
    empty: 'Ninguna solicitud espera.',
    row: (patient: string, specialty: string, number: number) => `${patient} · ${specialty} · N.º ${number}`,
    open: 'Ver todas',
  },
  absences: {
    title: 'Ausencias de hoy',
    empty: 'Atienden todos.',
    ownEmpty: 'Hoy no tenés ausencias.',
    allDay: 'todo el día',
    hours: (from: string, to: string) => `de ${from} a ${to}`,
    turnos: (count: number) => `${countText(count, 'turno', 'turnos')} por resolver`,
    reasons: {
      vacation: 'Vacaciones',
      sick_leave: 'Licencia por enfermedad',
      personal_day: 'Día personal',
      holiday: 'Feriado',
      other: 'Otro motivo',
    },
  },
  rooms: {
    title: 'Salas ahora',
    empty: 'Todavía no hay salas.',
    free: 'Libre',
    until: (time: string) => `hasta ${time}`,
    seeing: (professional: string, patient: string) => `${professional} con ${patient}`,
    rented: (professional: string) => `Alquilada: ${professional}`,
    next: (time: string, who: string) => `Sigue ${time} ${who}`,
    noneNext: 'Nadie más hoy',
  },
  done: { confirmed: 'Confirmado', completed: 'Atendido', no_show: 'Ausente' },
  doneAll: (count: number) => `${plural(count, 'Listo', 'Listos')}: ${countText(count, 'turno', 'turnos')}`,
  unsure: (count: number) => (reason: string) =>
    `No sabemos si ${countText(count, 'turno cambió', 'turnos cambiaron')}: ${reason}. Fijate cuáles siguen en la lista.`,
  refused: (count: number, why: string) => `${countText(count, 'turno no cambió', 'turnos no cambiaron')}: ${why}`,
  changeFailed: 'Error al actualizar el estado del turno',
};
