import { countText } from '../../kit/text/count-text';
import type { AgendaHoldFragment, HoldPurpose } from './agenda.generated';
import type { AgendaView } from './agenda.paths';

const PURPOSES: Record<HoldPurpose, string> = {
  waiting_list: 'lista de espera',
  absence: 'propuesta por una ausencia',
};

interface HoldFacts extends Pick<AgendaHoldFragment, 'professionalName' | 'roomName' | 'heldFor' | 'purpose'> {
  day: string;
  times: string;
  until: string;
}

export const texts = {
  failed: 'Error al cargar los turnos',
  viewSwitch: {
    label: 'Vista del calendario',
    open: (view: string) => `Vista: ${view}`,
    views: { dia: 'Día', semana: 'Semana', mes: 'Mes' } satisfies Record<AgendaView, string>,
  },
  lookSwitch: {
    label: 'Cómo se ve el día',
    looks: { grilla: 'Grilla', salas: 'Salas', tabla: 'Tabla' },
  },
  gridTools: {
    hideUnused: (count: number) => `Ocultar ${countText(count, 'columna', 'columnas')} sin turnos`,
    showUnused: (count: number) => `Mostrar ${countText(count, 'columna', 'columnas')} sin turnos`,
    lower: 'Achicar las horas',
    higher: 'Agrandar las horas',
  },
  bar: {
    previousDay: 'Día anterior',
    nextDay: 'Día siguiente',
    previousWeek: 'Semana anterior',
    nextWeek: 'Semana siguiente',
    today: 'Hoy',
    create: 'Crear Turno',
    search: 'Buscar turnos de un paciente',
    count: (turnos: number) => countText(turnos, 'turno', 'turnos'),
    more: 'Imprimir y exportar',
    week: (from: string, to: string) => `${from} al ${to}`,
  },
  filter: {
    label: 'Profesional o sala',
    all: 'Todos',
    professionals: 'Profesionales',
    rooms: 'Salas',
    unknown: (id: number) => `Profesional ${id}`,
    unknownRoom: (id: number) => `Sala ${id}`,
  },
  nextBusyDay: (day: string) => `Próximo día con turnos: ${day}`,
  awayAllDay: (names: string) => `No atienden: ${names}`,
  table: {
    caption: (day: string) => `Turnos del ${day}`,
    time: 'Hora',
    patient: 'Paciente',
    phone: 'Teléfono',
    professional: 'Profesional',
    room: 'Sala',
    coverage: 'Cobertura',
    status: 'Estado',
    visit: 'Visita',
    noPhone: 'Sin teléfono',
    changeStatus: (status: string, patient: string) => `${status}: cambiar el estado de ${patient}`,
    move: 'Mover',
    edit: 'Editar',
    more: 'Más acciones',
    empty: 'No hay turnos para este día.',
    emptyFiltered: 'Ningún turno de ese profesional o sala este día.',
    showAll: 'Mostrar todos',
  },
  menu: {
    label: (patient: string, time: string) => `Turno de ${patient}, ${time}`,
    confirm: 'Confirmar',
    status: 'Cambiar estado',
    move: 'Mover',
    moveInGrid: 'Mover en la grilla',
    edit: 'Editar',
    coverage: 'Cobertura',
    cancel: 'Cancelar…',
    regularize: 'Pasar a turno normal',
    overbook: 'Dar un sobreturno a esta hora',
    call: (phone: string) => `Llamar al ${phone}`,
    write: (email: string) => `Escribir a ${email}`,
    patient: 'Ver paciente',
    open: 'Ver el comprobante',
  },
  week: {
    move: (patient: string, time: string) => `Mover el turno de ${patient}, ${time}`,
    more: (count: number) => `${count} más`,
    none: 'Sin turnos',
    strip: 'Días de la semana',
    stripDay: (day: string, count: number | undefined) =>
      count === undefined ? day : `${day}, ${countText(count, 'turno', 'turnos')}`,
  },
  print: {
    professionals: 'Imprimir por profesional',
    rooms: 'Imprimir por sala',
    csv: 'Exportar CSV',
    came: 'Vino',
    seen: 'Atendido',
    notes: 'Notas',
    printedAt: (moment: string) => `Impreso el ${moment}. Los turnos pueden haber cambiado después.`,
    hours: (hours: string) => `Atiende ${hours}`,
    open: (hours: string) => `Horario: ${hours}`,
    rented: (hours: string, who: string) => `Alquilada ${hours}: ${who}`,
    absent: (when: string, reason: string) => `No atiende ${when}: ${reason}`,
    allDay: 'en todo el día',
    none: 'No hay turnos para este día.',
  },
  csv: {
    name: (day: string) => `turnos-${day}.csv`,
    date: 'Fecha',
    from: 'Desde',
    to: 'Hasta',
    email: 'Correo electrónico',
    birthDate: 'Fecha de nacimiento',
    contact: 'Reservó',
    specialty: 'Especialidad',
    notes: 'Notas',
    overbooking: 'Sobreturno',
    kind: 'Tipo de consulta',
    yes: 'Sí',
  },
  release: {
    list: 'Horarios reservados',
    row: (times: string, { professionalName, roomName, heldFor }: AgendaHoldFragment) =>
      `${times}, ${professionalName}, ${roomName}${heldFor === null ? '' : `: para ${heldFor}`}`,
    open: 'Liberar',
    openOf: (time: string, professionalName: string) => `Liberar el horario de las ${time} de ${professionalName}`,
    title: 'Liberar el horario',
    facts: (of: HoldFacts) =>
      `${of.day}, ${of.times}, con ${of.professionalName}, ${of.roomName}. ` +
      `Está reservado${of.heldFor === null ? '' : ` para ${of.heldFor}`} (${PURPOSES[of.purpose]}) hasta el ${of.until}. ` +
      'Si lo liberás, queda otra vez a disposición de todos.',
    toList: 'Si el paciente ya respondió, anotalo en la lista de espera',
    reason: 'Motivo',
    hint: 'Queda en el registro de la clínica. El paciente no lo ve.',
    noReason: 'El motivo es requerido',
    submit: 'Liberar el horario',
    busy: 'Liberando...',
    done: 'Horario liberado',
    failed: 'Error al liberar el horario',
  },
  move: {
    done: (date: string, times: string, professional: string) =>
      `Turno movido al ${date}, ${times}, con ${professional}`,
  },
};
