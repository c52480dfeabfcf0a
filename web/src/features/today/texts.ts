import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../kit/text/count-text';
import { clockTime, dayOf, longDate } from '../../kit/time/wall-time';
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
  closed: 'Hoy no se atiende.',
  failed: 'Error al cargar el día',
  loading: 'Cargando el día…',
  create: 'Crear Turno',
  search: 'Buscar paciente',
  searchHint: 'Paciente',
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
  nextPending: (day: string, count: number) => `${day}: ${countText(count, 'turno pendiente', 'turnos pendientes')}`,
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
    later: 'Más tarde',
    noneLeft: 'No queda nadie por venir.',
    showLater: (count: number) => `Más tarde (${count})`,
    hideLater: 'Ocultar más tarde',
    move: 'Mover',
    cancel: 'Cancelar…',
    late: (minutes: number) => `${minutes} min tarde`,
    waits: (minutes: number) => `${minutes} min de espera`,
  },
  nextDay: {
    title: (day: string, isTomorrow: boolean) => (isTomorrow ? `Mañana, ${day}` : day),
    open: 'Ver el calendario',
    more: (count: number) => `Ver ${count} más en el calendario`,
  },
  found: {
    title: (count: number) => countText(count, 'turno de hoy', 'turnos de hoy'),
    none: 'Ningún turno de hoy coincide.',
    nextNone: 'Ningún turno de ese día coincide.',
    everywhere: 'Buscar en todos los turnos',
  },
  confirm: {
    title: 'Online por confirmar',
    empty: 'Ninguna reserva online por confirmar.',
    open: 'Confirmar varias',
    openAll: (count: number) => `Ver las ${count}`,
    dialog: 'Reservas online por confirmar',
    failed: 'Error al cargar las reservas por confirmar',
    busy: 'Confirmando turnos',
    confirmed: {
      one: 'Confirmar',
      oneOf: (patient: string) => `Confirmar el turno de ${patient}`,
      several: (count: number) => (count === 0 ? 'Confirmar' : `Confirmar ${countText(count, 'turno', 'turnos')}`),
    },
  },
  authorizations: {
    title: (day: string) => `Sin autorización: ${day}`,
    unknown: 'Sin autorización',
    failed: 'Error al cargar los turnos sin autorización',
    all: (count: number) => `Ver las ${count}`,
    chatWord: 'WhatsApp',
    chat: (patient: string) => `WhatsApp a ${patient}`,
    status: {
      needed: 'falta pedirla',
      requested: 'pedida',
      granted: 'autorizada',
      refused: 'rechazada',
      expired: 'vencida',
    },
  },
  unclosed: {
    title: 'Quedaron sin cerrar',
    empty: 'Nada quedó sin cerrar.',
    open: 'Cerrar varios',
    openAll: (count: number) => `Ver los ${count}`,
    dialog: 'Turnos sin cerrar',
    failed: 'Error al cargar los turnos sin cerrar',
    busy: 'Cerrando turnos',
    completed: {
      one: 'Atendido',
      oneOf: (patient: string) => `Atendido: ${patient}`,
      several: () => 'Marcar atendidos',
    },
    noShow: { one: 'Ausente', oneOf: (patient: string) => `Ausente: ${patient}`, several: () => 'Marcar ausentes' },
  },
  several: {
    choose: (patient: string, when: string) => `Elegir a ${patient}, ${when}`,
    chooseAll: 'Elegir todos los de la lista',
    chosen: (count: number) => countText(count, 'elegido', 'elegidos'),
    noneChosen: 'Elegí antes uno o más turnos.',
  },
  requests: {
    title: 'Solicitudes abiertas',
    empty: 'Ninguna solicitud espera.',
    facts: (specialty: string, number: number) => `${specialty} · N.º ${number}`,
    open: 'Ver todas',
  },
  absences: {
    title: 'Ausencias de hoy',
    announce: 'Avisar ausencia',
    ofWhom: '¿De quién es la ausencia?',
    empty: 'Atienden todos.',
    ownEmpty: 'Hoy no tenés ausencias.',
    ofDay: (day: string) => `Ausencias del ${day}`,
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
    until: (professional: string, time: string) => `${professional}, hasta ${time}`,
    rented: (professional: string, time: string) => `Alquilada: ${professional}, hasta ${time}`,
    notHere: 'no llegó',
    next: (time: string) => `Sigue ${time}`,
    isHere: 'ya llegó',
    noneNext: 'Nadie más hoy',
  },
  done: { confirmed: 'Confirmado', completed: 'Atendido', no_show: 'Ausente' },
  whichTurno: {
    title: '¿Para qué turno llegó?',
    text: (patient: string) => `${patient} tiene más de un turno hoy.`,
    none: 'Cancelar',
  },
  doneAll: (count: number) => `${plural(count, 'Listo', 'Listos')}: ${countText(count, 'turno', 'turnos')}`,
  unsure: (count: number) => (reason: string) =>
    `No sabemos si ${countText(count, 'turno cambió', 'turnos cambiaron')}: ${reason}. Fijate cuáles siguen en la lista.`,
  refused: (count: number, why: string) => `${countText(count, 'turno no cambió', 'turnos no cambiaron')}: ${why}`,
  turnoFailed: 'Error al cargar el turno',
  changeFailed: 'Error al actualizar el estado del turno',
};

interface Asked {
  patientName: string;
  contactName: string | null;
  startTime: string;
  insurer: string;
  clinicName: string;
}

/** For wa.me; names neither specialty nor professional. */
export function authorizationText({ patientName, contactName, startTime, insurer, clinicName }: Asked): string {
  const first = (contactName ?? patientName).trim().split(/\s+/)[0] ?? '';
  const turno = contactName === null ? 'tu turno' : `el turno de ${patientName.trim()}`;
  const when = `${longDate(dayOf(startTime))} a las ${clockTime(startTime)}`;
  return `Hola ${first}, te escribimos de ${clinicName}. Para ${turno} del ${when} nos falta la autorización de ${insurer}. ¿La tenés?`;
}
