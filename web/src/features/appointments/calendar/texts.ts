import { CANCELLATION_WORDS, type CancellationReason } from '@turnero/api/domain/cancellation-reason';
import { NOTICE_WAIT_MINUTES } from '@turnero/api/domain/turno-notice';

import type { AppointmentStatus } from '../../../clinic/appointment/appointment-status';
import { patientTexts } from '../../../clinic/patient/texts';
import type { SlotRoomAvailability } from '../../../clinic/slots/slots.generated';
import { countText } from '../../../kit/text/count-text';

/** The clinic's reason. */
interface Why {
  reason: CancellationReason;
  note: string | null;
  toldPatient: boolean;
}

/** For staff; `texts` has those shared with patients' pages. */
export const calendarTexts = {
  /** Subject of errors: "La duración debe ser…". */
  named: { duration: 'La duración' },
  faults: {
    noDate: 'La fecha es requerida',
    noTime: 'La hora es requerida',
    wrongTime: 'La hora debe tener la forma HH:mm',
    noDuration: 'La duración es requerida',
    noSlot: 'El horario es requerido',
    noRoom: 'La sala es requerida',
    noProfessional: 'El profesional es requerido',
  },
  timeHint: 'Formato: HH:mm. También fuera del horario de atención.',
  page: {
    title: 'Calendario General',
    ownTitle: 'Mi Calendario',
    loading: 'Cargando los turnos…',
    failed: 'Error al cargar los turnos',
    search: 'Buscar turnos de un paciente',
    account: 'Cuenta',
    allAccounts: 'Todas las cuentas',
    accountOf: (name: string) => `Cuenta de ${name}`,
    create: 'Crear Turno',
    createOnDay: 'Crear Nuevo Turno',
    today: 'Turnos de hoy',
    wholeMonth: 'Ver todo el mes',
    keys: {
      previousMonth: 'Mes anterior',
      nextMonth: 'Mes siguiente',
      previousDay: 'Día anterior',
      nextDay: 'Día siguiente',
    },
    monthPart: 'Ver el mes',
    filterPart: 'Filtros y cantidades',
    week: 'Días de la semana',
    dayHint: 'Elegí un día para ver sus turnos y crear uno nuevo.',
    countLegend: 'Turnos activos del día',
    ofMonth: (month: string) => `Turnos de ${month}`,
    ofDay: (day: string) => `Turnos del ${day}`,
    emptyMonth: 'No hay turnos programados para este mes.',
    emptyDay: 'No hay turnos para este día.',
    noTime: 'Horario no disponible',
  },
  professionalFilter: {
    label: 'Filtrar por profesional',
    all: 'Todos los profesionales',
    failed: 'Error al cargar los profesionales',
    /** Not public. */
    unknown: (id: string) => `Profesional ${id}`,
  },
  appointmentList: {
    region: (title: string) => `Turnos: ${title}`,
    before: (count: number) => `Ver anteriores (${count})`,
    more: (count: number) => `Mostrar más (${count})`,
  },
  statusChange: {
    /** `status` is what the button shows. */
    openOf: (status: string) => `${status}, cambiar estado`,
    busy: 'Guardando...',
    confirm: 'Confirmar',
    menu: (patient: string) => `Estado del turno de ${patient}`,
    done: 'Estado del turno actualizado',
    /** Before its end. */
    doneAs: { confirmed: 'Turno confirmado', cancelled: 'Turno cancelado' } as Partial<
      Record<AppointmentStatus, string>
    >,
    failed: 'Error al actualizar el estado del turno',
  },
  /** Before the start (ADR 134). */
  earlyStatus: {
    no: 'Volver',
    completed: {
      title: '¿Marcarlo como completado?',
      yesLabel: 'Marcar como completado',
      consequences: ['El turno todavía no empezó.', 'Hasta que empiece no cuenta como atendido.'],
    },
    no_show: {
      title: '¿Marcarlo como ausente?',
      yesLabel: 'Marcar como ausente',
      consequences: [
        'El turno todavía no empezó.',
        'Hasta que empiece, su horario sigue ocupado y no cuenta como ausencia.',
        'Al paciente no le avisamos. Si avisó que no viene, cancelá el turno: así el horario queda libre.',
      ],
    },
    /** Label in edit conflicts. */
    yes: 'Antes de que empiece',
    isSure: (isSure: boolean) => (isSure ? 'Sí' : 'No'),
    /** Must be ticked. */
    sure: (status: string) => `El turno todavía no empezó. Guardarlo igual como ${status}`,
    notSure: 'Marcá la casilla, o elegí otro estado',
  },
  cancellationFields: {
    reason: 'Motivo',
    chooseReason: 'Elegí un motivo',
    note: 'Detalle',
    tellPatient: 'Contarle el motivo al paciente',
    isTold: (isTold: boolean) => (isTold ? 'Sí' : 'No'),
    reasons: CANCELLATION_WORDS,
    faults: { noReason: 'El motivo es requerido', noNote: 'Escribí el motivo' },
  },
  /** For the clinic. */
  whyCancelled: ({ reason, note, toldPatient }: Why) => {
    const why = [reason === 'other' ? null : calendarTexts.cancellationFields.reasons[reason], note]
      .filter((part) => part !== null)
      .join('. ');
    return `Motivo: ${why}${toldPatient ? ' (contado al paciente)' : ''}`;
  },
  regularize: { done: 'Ahora es un turno normal', failed: 'Error al pasar a turno normal' },
  seePatient: 'Ver paciente',
  coverageOpen: 'Cobertura',
  whyOverbooked: (reason: string) => `Sobreturno: ${reason}`,
  foundTurnos: {
    coming: 'Próximos turnos',
    noneComing: 'No tiene turnos próximos',
    past: 'Turnos anteriores',
    nonePast: 'No tiene turnos anteriores',
    comingCount: (count: number, hasMore: boolean) =>
      `${countText(count, 'turno próximo', 'turnos próximos')}${hasMore ? ', y hay más' : ''}`,
    nearTitle: (title: string) => `${title}, resultados parecidos`,
    when: 'Fecha y estado',
    withWhom: 'Profesional y sala',
    contact: 'Contacto',
    hint: 'Escribí una parte del nombre, del email o del teléfono.',
    empty: 'Ningún turno coincide',
    emptyHint: 'Probá con otra parte del nombre, del email o del teléfono.',
    back: 'Volver al calendario',
  },
  moveDialog: {
    open: 'Mover',
    title: 'Mover turno',
    submit: 'Mover turno',
    out: 'Cancelar',
    present: (date: string, times: string, room: string) => `Ahora: ${date}, ${times}, ${room}`,
    busy: 'Moviendo...',
    done: (date: string, times: string) => `Turno movido al ${date}, ${times}`,
    /** `done`: "Turno movido al…" */
    given: (done: string, professional: string) => `${done}, con ${professional}`,
    failed: 'Error al mover el turno',
    unsure: (reason: string) => `No sabemos si el turno se movió: ${reason}. Reintentá para saberlo.`,
    unchanged: (canReassign: boolean) =>
      `Elegí otro horario, otra fecha${canReassign ? ', otra sala u otro profesional' : ' u otra sala'}.`,
    professional: 'Profesional',
    nextOf: (whose: string) => `Próximos horarios libres de ${whose}`,
    anybodyOf: (specialty: string) => `Cualquiera de ${specialty}`,
    more: 'Más horarios',
    other: 'Otro día u horario',
    soonest: 'Primeros horarios',
    mailHint: (email: string | null) =>
      email === null
        ? `${patientTexts.noEmail}.`
        : `A los ${NOTICE_WAIT_MINUTES} minutos se envía un email a ${email} con los datos nuevos.`,
    slot: 'Horario',
    otherSlot: 'Otro horario',
    presentSlot: (time: string) => `${time} (actual)`,
    takenSlot: (time: string) => `${time} (ya no disponible)`,
    unlistedSlot: (time: string) => `${time} (no figura libre)`,
    slotsLoading: 'Cargando los horarios…',
    slotsFailed: 'No se pudieron cargar los horarios: aparecen cuando vuelva la conexión.',
    slotsEmpty: 'Sin horarios disponibles ese día.',
    roomOption: {
      free: (room) => room,
      occupied: (room) => `${room} (ocupada a esa hora)`,
      closed: (room) => `${room} (cerrada a esa hora)`,
    } satisfies Record<SlotRoomAvailability, (room: string) => string>,
    roomHint: {
      free: undefined,
      occupied: 'La sala elegida está ocupada a esa hora: elegí otra sala u otro horario.',
      closed: 'La sala elegida está cerrada a esa hora. El turno se puede mover igual.',
    } satisfies Record<SlotRoomAvailability, string | undefined>,
  },
  cancelDialog: { open: 'Cancelar…' },
  editDialog: {
    open: 'Editar',
    title: 'Editar turno',
    submit: 'Guardar cambios',
    done: 'Turno actualizado exitosamente',
    failed: 'Error al actualizar el turno',
    durationInMinutes: 'Duración en minutos',
    minutes: (minutes: string) => `${minutes} min`,
    mailHint: (hasEmail: boolean) =>
      hasEmail
        ? 'Si el turno se confirma, se mueve o se cancela, o si cambia el correo, se envía un email al paciente ' +
          `a los ${NOTICE_WAIT_MINUTES} minutos.`
        : 'Sin correo: si algo cambia, avisale por teléfono.',
  },
};
