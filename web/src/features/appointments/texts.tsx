import { COVERAGE_WORDS } from '@turnero/api/domain/coverage-words';
import { CONFIRMED_SENTENCE, RESERVED_WORDS } from '@turnero/api/domain/patient-words';
import type { ReactNode } from 'react';

import { countText } from '../../kit/text/count-text';
import type { PatientStatus } from './patient-status';

/** For a booking still to be confirmed, as documented (ADR 52). */
const BOOKED_TITLE = '¡Turno Confirmado!';

interface FamilyRights {
  isCallers: boolean;
  isInForce: boolean;
  coversOwnTurnos: boolean;
  isDeclared: boolean;
  mayBook: boolean;
}

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
    fee: 'Tarifa',
    address: 'Dirección',
    date: 'Fecha',
    startTime: 'Hora de inicio',
    duration: 'Duración',
    status: 'Estado',
    notes: 'Notas',
  },
  roomText: (room: string) => `Sala: ${room}`,
  coverageText: ({ payer, copay }: { payer: string; copay: string | null }) =>
    copay === null ? payer : `${payer} · ${COVERAGE_WORDS.copay}: ${copay}`,
  bringText: (things: string) => `${COVERAGE_WORDS.bring}: ${things}`,
  patientText: (patient: string) => `Paciente: ${patient}`,
  cancellation: {
    open: 'Cancelar',
    title: '¿Cancelar el turno?',
    yes: 'Cancelar turno',
    busy: 'Cancelando...',
    no: 'Conservar turno',
    done: 'Turno cancelado',
    retry: 'Reintentar',
    unsure: (reason: string) => `No sabemos si el turno quedó cancelado: ${reason}. Reintentá para saberlo.`,
    help: 'Contacto de la clínica',
    late: 'Faltan menos de 24 horas para el turno. Para cancelarlo, comunicate con la clínica',
  },
  myFamily: {
    title: 'Tu familia',
    rights: ({ isCallers, isInForce, coversOwnTurnos, isDeclared, mayBook }: FamilyRights) => {
      if (!isInForce) {
        return isCallers
          ? 'Cumplió 18 años: no ves sus turnos hasta que lo confirme.'
          : 'Cumpliste 18 años: ya no ve tus turnos. Confirmalo si querés que los siga viendo.';
      }
      if (isDeclared) {
        return isCallers
          ? 'Le sacás turnos y ves los que sacaste. Para ver todos, pedilo en la clínica.'
          : 'Te saca turnos y ve los que sacó.';
      }
      const rights = isCallers
        ? mayBook
          ? 'Sacás y ves sus turnos'
          : 'Ves sus turnos'
        : mayBook
          ? 'Saca y ve tus turnos'
          : 'Ve tus turnos';
      if (coversOwnTurnos) return `${rights}.`;
      return `${rights}, salvo los pedidos por ${isCallers ? 'su' : 'tu'} cuenta.`;
    },
    confirm: {
      open: 'Confirmar',
      label: (name: string) => `Confirmar a ${name}`,
      share: 'Compartir todos',
      shareLabel: (name: string) => `Compartir todos los turnos con ${name}`,
      done: 'Confirmado',
      failed: 'Error al confirmar',
    },
    end: {
      open: 'Quitar',
      label: (name: string) => `Quitar a ${name} de tu familia`,
      title: '¿Quitar de tu familia?',
      mine: (name: string) => `Ya no sacás turnos para ${name}, ni ves los que pidieron otros.`,
      theirs: (name: string) => `${name} ya no saca turnos para vos, ni ve los que no sacó.`,
      again: 'Los turnos ya dados no cambian.',
      no: 'Conservar',
      yes: 'Quitar',
      done: 'Quitado de tu familia',
      failed: 'Error al quitar de la familia',
    },
  },
  cancelByLink: {
    title: 'Cancelar turno',
    consequence: 'Al cancelar, el horario queda libre para otra persona. La cancelación no se puede deshacer.',
    done: (isMailed: boolean) =>
      `Turno cancelado. El horario queda libre.${isMailed ? ' Te enviamos un email que lo confirma.' : ''}`,
    cancelled: 'El turno ya estaba cancelado.',
    over: 'El turno ya pasó: no se puede cancelar.',
    invalid: 'El enlace no es válido. Abrí el enlace completo del email, o comunicate con la clínica',
  },
  reschedule: {
    open: 'Cambiar de horario',
    title: 'Cambiar de horario',
    doneTitle: 'Turno cambiado',
    keep: 'Dejarlo como está',
    own: 'Tu turno',
    confirmStep: 'Confirmación',
    from: 'Ahora',
    to: 'Horario nuevo',
    yes: 'Confirmar cambio',
    busy: 'Cambiando...',
    consequence: 'El horario de ahora queda libre para otra persona. La clínica confirma el horario nuevo.',
    price: (fee: string) => `Valor de la consulta: ${fee}`,
    copay: (after: string, before: string) => `Ese día cambia lo que pagás o traés. ${after} Ahora: ${before}.`,
    done: 'El turno cambió. Te enviamos un email con los datos nuevos.',
    oldEntry: 'Si agregaste el turno a tu calendario, agregalo de nuevo: la entrada anterior tiene el horario viejo.',
    unsure: (reason: string) => `No sabemos si el turno cambió: ${reason}. Reintentá para saberlo.`,
    over: 'El turno ya pasó: no se puede cambiar.',
    late: 'Faltan menos de 24 horas para el turno. Para cambiarlo, comunicate con la clínica',
    tooOften: 'Ya cambiaste este turno 3 veces. Para cambiarlo otra vez, comunicate con la clínica',
    notOnline: 'Este turno no se puede cambiar por la web. Comunicate con la clínica',
    toTurno: 'Ver el turno',
    again: 'Cambiarlo otra vez',
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
    unconfirmed: 'Sin confirmar',
  },
  /** Only before the turno. */
  statusSentence: (status: PatientStatus, patient: string | null): string | undefined =>
    status === 'reserved' ? RESERVED_WORDS.sentence(patient) : status === 'confirmed' ? CONFIRMED_SENTENCE : undefined,
  /** Status of a pending turno. */
  confirmation: {
    titles: {
      reserved: { title: BOOKED_TITLE, tabTitle: RESERVED_WORDS.title },
      unconfirmed: { title: 'Turno sin confirmar', tabTitle: 'Turno sin confirmar' },
      confirmed: { title: BOOKED_TITLE, tabTitle: 'Turno confirmado' },
      cancelled: { title: 'Turno cancelado', tabTitle: 'Turno cancelado' },
      completed: { title: 'Turno completado', tabTitle: 'Turno completado' },
      no_show: { title: 'Turno con ausencia', tabTitle: 'Turno con ausencia' },
    } satisfies Record<PatientStatus, { title: string; tabTitle: string }>,
    /** Status of a past turno. */
    cancelled: 'Este turno no se realiza: su horario quedó libre.',
    completed: 'Gracias por tu visita.',
    absent: 'La clínica registró que no viniste. Si no es así, comunicate con la clínica',
    over: 'El horario de este turno ya pasó.',
    why: (reason: string) => `Motivo: ${reason}`,
    unconfirmed:
      'El horario de este turno ya pasó y la clínica no llegó a confirmarlo. Ante cualquier duda, comunicate con la clínica',
  },
  correctEmail: {
    goesTo: (email: string) => `Los avisos de este turno van a ${email}.`,
    open: 'Corregir el correo',
    once: 'La confirmación sale de nuevo, a esta dirección. Se puede corregir una sola vez.',
    email: 'Correo electrónico',
    same: 'Es el mismo correo: escribí el que corresponde',
    yes: 'Corregir y enviar',
    busy: 'Enviando...',
    done: 'Correo corregido: te enviamos la confirmación',
    failed: 'Error al corregir el correo',
    unsure: (why: string) => `No sabemos si el correo quedó corregido: ${why}. Reintentá para saberlo.`,
  },
  today: {
    delay: (professional: string, minutes: number) => `${professional} atiende con unos ${minutes} minutos de demora.`,
    ticket: (code: string) => `Tu código en la pantalla de la sala de espera: ${code}`,
  },
  confirmationAdvice: {
    title: 'Información importante',
    arrival: 'Llegá 10 minutos antes del horario del turno.',
    cancellation: (isHere: boolean, phone: ReactNode) => (
      <>
        Para cancelar, usá {isHere ? '«Cancelar turno»' : 'el enlace del email de la reserva'} o avisá con al menos 24
        horas de anticipación
        {phone && <> ({phone})</>}.
      </>
    ),
    reminder: 'Se envía un recordatorio por email 24 horas antes.',
    late: 'Faltan menos de 24 horas. Para cancelar, comunicate con la clínica',
  },
  /** A patient's actions. */
  appointmentActions: {
    earlier: 'Avisarme si se libera un turno antes',
    home: 'Volver al inicio',
    rebook: 'Reservar de nuevo',
    addToCalendar: 'Agregar al calendario',
    share: 'Compartir por WhatsApp',
    newWindow: '(se abre en otra ventana)',
  },
  /** More would reveal health data. */
  shareMessage: (clinic: string, address: string | null, date: string, time: string) =>
    `Turno en ${clinic}: ${date}, ${time} h${address ? `. ${address}` : ''}`,
  calendarEntry: {
    /** As the mails' entry. `patient`: null if their own. */
    summary: (professional: string, patient: string | null) =>
      `${patient === null ? 'Turno' : `Turno de ${patient}`} con ${professional}`,
    phone: (phone: string) => `Teléfono: ${phone}`,
    saved: 'Se descargó turno.ics: abrilo para sumar el turno a tu calendario',
  },
  myAppointments: {
    title: 'Mis Citas',
    book: 'Reservar Turno',
    justBooked: 'Recién reservado',
    countsLabel: 'Todo tu historial',
    history: 'Historial de Citas',
    loading: 'Cargando tus turnos…',
    failed: 'Error al cargar las citas',
    empty: 'No tienes citas',
    bookFirst: 'Reservar Cita',
    next: 'Próximo turno',
    coming: 'Próximas',
    noneComing: 'No tenés turnos por delante.',
    moreComing: (count: number) => `Ver ${countText(count, 'cita', 'citas')} más`,
    pending: 'Solicitudes y lista de espera',
    nonePending: 'No tenés solicitudes ni lugares en la lista de espera.',
    nonePast: 'Todavía no hay turnos pasados ni cancelados.',
    pendingNote: (status: PatientStatus, patient: string | null): string | undefined =>
      status === 'reserved'
        ? RESERVED_WORDS.sentence(patient)
        : status === 'unconfirmed'
          ? 'La clínica no llegó a confirmarlo.'
          : undefined,
    changeUntil: (mayMove: boolean, date: string, time: string) =>
      `Podés ${mayMove ? 'cambiarlo o cancelarlo' : 'cancelarlo'} hasta el ${date}, ${time}`,
  },
  appointmentCounts: {
    cita: { total: 'Total', scheduled: 'Programadas', completed: 'Completadas', cancelled: 'Canceladas' },
    turno: { total: 'Total de Turnos', scheduled: 'Programados', completed: 'Completados', cancelled: 'Cancelados' },
    absent: (count: number) => countText(count, 'ausente', 'ausentes'),
  },
};

/** "1 turno", "3 turnos" */
export const appointmentCountText = (count: number): string => countText(count, 'turno', 'turnos');
