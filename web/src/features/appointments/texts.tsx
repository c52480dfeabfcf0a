import { CANCELLATION_WORDS, type CancellationReason } from '@turnero/api/domain/cancellation-reason';
import { CONFIRMED_SENTENCE, RESERVED_WORDS } from '@turnero/api/domain/patient-words';
import { NOTICE_WAIT_MINUTES } from '@turnero/api/domain/turno-notice';
import type { ReactNode } from 'react';

import type { AppointmentStatus } from '../../clinic/appointment/appointment-status';
import type { SlotRoomAvailability } from '../../clinic/slots/slots.generated';
import { countText } from '../../kit/text/count-text';
import type { PatientStatus } from './patient-status';

/** Why the clinic cancelled a turno. */
interface Why {
  reason: CancellationReason;
  note: string | null;
  toldPatient: boolean;
}

/** The documents' title for a new booking, which the clinic has not confirmed yet: see ADR 52. */
const BOOKED_TITLE = '¡Turno Confirmado!';

export const texts = {
  fields: {
    patient: 'Paciente',
    name: 'Nombre y apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    contact: 'Quién reservó',
    birthDate: 'Fecha de nacimiento del paciente',
    professional: 'Profesional',
    specialty: 'Especialidad',
    kind: 'Tipo de consulta',
    room: 'Sala',
    date: 'Fecha',
    startTime: 'Hora de inicio',
    duration: 'Duración',
    status: 'Estado',
    notes: 'Notas',
  },
  /** The subject of an error: "La duración debe ser…". */
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
  roomText: (room: string) => `Sala: ${room}`,
  patientText: (patient: string) => `Paciente: ${patient}`,
  cancellation: {
    open: 'Cancelar',
    title: '¿Cancelar el turno?',
    yes: 'Cancelar turno',
    busy: 'Cancelando...',
    no: 'Conservar turno',
    done: 'Turno cancelado',
    failed: 'Error al cancelar el turno',
    help: 'Contacto de la clínica',
    late: 'Faltan menos de 24 horas para el turno. Para cancelarlo, comunicate con la clínica',
  },
  cancelByLink: {
    title: 'Cancelar turno',
    consequence: 'Al cancelar, el horario queda libre para otra persona. La cancelación no se puede deshacer.',
    done: 'Turno cancelado. El horario queda libre.',
    cancelled: 'El turno ya estaba cancelado.',
    over: 'El turno ya pasó: no se puede cancelar.',
    invalid: 'El enlace no es válido. Abrí el enlace completo del email, o comunicate con la clínica',
  },
  appointmentPage: {
    title: 'Turno',
    loading: 'Cargando el turno…',
    failed: 'Error al cargar los detalles del turno',
    unknown: 'Turno No Encontrado',
    unknownTab: 'Turno no encontrado',
    unknownHint: 'La dirección puede estar incompleta, o el turno ya no existe.',
  },
  ticket: {
    title: 'Turno',
    duration: (minutes: number) => `(${minutes} minutos)`,
    reserved: RESERVED_WORDS.sentence,
    confirmed: CONFIRMED_SENTENCE,
  },
  /** A pending turno's status before its time, and after. */
  patientStatus: { reserved: RESERVED_WORDS.short, unconfirmed: 'Sin confirmar' },
  confirmation: {
    titles: {
      reserved: { title: BOOKED_TITLE, tabTitle: RESERVED_WORDS.title },
      unconfirmed: { title: 'Turno sin confirmar', tabTitle: 'Turno sin confirmar' },
      confirmed: { title: BOOKED_TITLE, tabTitle: 'Turno confirmado' },
      cancelled: { title: 'Turno cancelado', tabTitle: 'Turno cancelado' },
      completed: { title: 'Turno completado', tabTitle: 'Turno completado' },
      no_show: { title: 'Turno con ausencia', tabTitle: 'Turno con ausencia' },
    } satisfies Record<PatientStatus, { title: string; tabTitle: string }>,
    /** What became of a past turno. */
    cancelled: 'Este turno no se realiza: su horario quedó libre.',
    completed: 'Gracias por tu visita.',
    absent: 'La clínica registró que no viniste. Si no es así, comunicate con la clínica',
    over: 'El horario de este turno ya pasó.',
    why: (reason: string) => `Motivo: ${reason}`,
    unconfirmed:
      'El horario de este turno ya pasó y la clínica no llegó a confirmarlo. Ante cualquier duda, comunicate con la clínica',
  },
  today: {
    delay: (professional: string, minutes: number) => `${professional} atiende con unos ${minutes} minutos de demora.`,
    ticket: (code: string) => `Tu código en la pantalla de la sala de espera: ${code}`,
  },
  confirmationAdvice: {
    title: 'Información importante',
    arrival: 'Llegá 10 minutos antes del horario del turno.',
    /** `phone`: the clinic's, if it has one. */
    cancellation: (phone: ReactNode) => (
      <>
        Para cancelar, usá el enlace del email de la reserva o avisá con al menos 24 horas de anticipación
        {phone && <> ({phone})</>}.
      </>
    ),
    reminder: 'Se envía un recordatorio por email 24 horas antes.',
    late: 'Faltan menos de 24 horas. Para cancelar, comunicate con la clínica',
  },
  /** A patient's actions. */
  appointmentActions: {
    earlier: 'Esperar uno antes',
    home: 'Volver al inicio',
    rebook: 'Reservar de nuevo',
    addToCalendar: 'Agregar al calendario',
    share: 'Compartir por WhatsApp',
    newWindow: '(se abre en otra ventana)',
  },
  /** More would tell about somebody's health. */
  shareMessage: (clinic: string, date: string, time: string) => `Turno en ${clinic}: ${date}, ${time} h`,
  calendarEntry: {
    summary: (professional: string) => `Turno con ${professional}`,
    phone: (phone: string) => `Teléfono: ${phone}`,
  },
  myAppointments: {
    title: 'Mis Citas',
    book: 'Reservar Turno',
    countsLabel: 'Todo tu historial',
    history: 'Historial de Citas',
    loading: 'Cargando tus turnos…',
    failed: 'Error al cargar las citas',
    empty: 'No tienes citas',
    bookFirst: 'Reservar Cita',
    coming: 'Próximas',
    noneComing: 'No tenés turnos por delante.',
    past: 'Anteriores y canceladas',
    /** The note below a pending turno. */
    pendingNote: { reserved: RESERVED_WORDS.sentence, unconfirmed: 'La clínica no llegó a confirmarlo.' } as Partial<
      Record<PatientStatus, string>
    >,
    cancelUntil: (date: string, time: string) => `Cancelación hasta el ${date}, ${time}`,
  },
  appointmentCounts: {
    cita: { total: 'Total', scheduled: 'Programadas', completed: 'Completadas', cancelled: 'Canceladas' },
    turno: { total: 'Total de Turnos', scheduled: 'Programados', completed: 'Completados', cancelled: 'Cancelados' },
    absent: (count: number) => countText(count, 'ausente', 'ausentes'),
  },

  calendar: {
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
    /** On a phone, behind a tap. */
    monthPart: 'Ver el mes',
    filterPart: 'Filtros y cantidades',
    week: 'Días de la semana',
    dayHint: 'Elegí un día para ver sus turnos y crear uno nuevo.',
    countLegend: 'Cantidad de turnos del día',
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
    /** For those who are not public. */
    unknown: (id: string) => `Profesional ${id}`,
  },
  appointmentList: {
    region: (title: string) => `Turnos: ${title}`,
    before: (count: number) => `Mostrar los anteriores (${count})`,
    more: (count: number) => `Mostrar más (${count})`,
  },
  statusChange: {
    open: 'Cambiar estado',
    busy: 'Guardando...',
    menu: (patient: string) => `Estado del turno de ${patient}`,
    done: 'Estado del turno actualizado',
    /** For those of a turno that is not over. */
    doneAs: { confirmed: 'Turno confirmado', cancelled: 'Turno cancelado' } as Partial<
      Record<AppointmentStatus, string>
    >,
    failed: 'Error al actualizar el estado del turno',
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
    const why = [reason === 'other' ? null : texts.cancellationFields.reasons[reason], note]
      .filter((part) => part !== null)
      .join('. ');
    return `Motivo: ${why}${toldPatient ? ' (contado al paciente)' : ''}`;
  },
  regularize: { done: 'Ahora es un turno normal', failed: 'No se pudo pasar a turno normal' },
  whyOverbooked: (reason: string) => `Sobreturno: ${reason}`,
  foundTurnos: {
    overbooking: 'Sobreturno',
    coming: 'Próximos turnos',
    noneComing: 'No tiene turnos próximos',
    past: 'Turnos anteriores',
    nonePast: 'No tiene turnos anteriores',
    comingCount: (count: number, hasMore: boolean) =>
      `${countText(count, 'turno próximo', 'turnos próximos')}${hasMore ? ' o más' : ''}`,
    nearTitle: (title: string) => `${title}, resultados parecidos`,
    when: 'Fecha y estado',
    withWhom: 'Profesional y sala',
    contact: 'Contacto',
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
    unchanged: (canReassign: boolean) =>
      `Elegí otro horario, otra fecha${canReassign ? ', otra sala u otro profesional' : ' u otra sala'}.`,
    professional: 'Profesional',
    mailHint: (email: string) =>
      `A los ${NOTICE_WAIT_MINUTES} minutos se envía un email a ${email} con los datos nuevos.`,
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
  editDialog: {
    open: 'Editar',
    title: 'Editar turno',
    submit: 'Guardar cambios',
    done: 'Turno actualizado exitosamente',
    failed: 'Error al actualizar el turno',
    durationInMinutes: 'Duración en minutos',
    minutes: (minutes: string) => `${minutes} min`,
    mailHint:
      'Si el turno se confirma, se mueve o se cancela, o si cambia el correo, se envía un email al paciente ' +
      `a los ${NOTICE_WAIT_MINUTES} minutos.`,
  },
};

/** "1 turno", "3 turnos" */
export const appointmentCountText = (count: number): string => countText(count, 'turno', 'turnos');
