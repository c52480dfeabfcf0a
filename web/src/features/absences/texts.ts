import { plural } from '@turnero/api/domain/plural';
import { NOTICE_WAIT_MINUTES } from '@turnero/api/domain/turno-notice';

import { patientTexts } from '../../clinic/patient/texts';
import { capitalized } from '../../kit/text/capitalized';
import { countText } from '../../kit/text/count-text';
import { clockTime, dayOf, longDate, nearDate } from '../../kit/time/wall-time';
import type { AbsenceContactState } from './absences.generated';

const turnos = (count: number) => countText(count, 'turno', 'turnos');
/** "el turno" or "los 8" */
const these = (count: number) => plural(count, 'el turno', `los ${count}`);

/** null: the viewer's own. */
const absenceOf = (professional: string | null) =>
  professional === null ? 'Tu ausencia' : `Ausencia de ${professional}`;

export const texts = {
  fields: {
    date: 'Fecha',
    when: 'Horario',
    startTime: 'Desde',
    endTime: 'Hasta',
    reason: 'Motivo',
    contact: 'Aviso',
    note: 'Qué respondió',
  },
  faults: {
    date: 'Elegí la fecha',
    startTime: 'Elegí desde qué hora',
    endTime: 'Elegí hasta qué hora',
    order: 'La hora de fin debe ser posterior a la de inicio',
    now: 'Desde ahora vale solo para hoy',
  },
  reasons: {
    sick_leave: 'Licencia por enfermedad',
    personal_day: 'Día personal',
    vacation: 'Vacaciones',
    holiday: 'Feriado',
    other: 'Otro',
  },

  mark: {
    title: 'Avisar ausencia',
    /** null: the viewer's own. */
    of: (professional: string | null) =>
      professional === null ? 'Avisar tu ausencia' : `Avisar la ausencia de ${professional}`,
    about:
      'Los turnos de ese horario quedan como están: en el paso siguiente los movés, los cancelás y avisás a los pacientes.',
    allDay: 'Todo el día',
    fromNow: (time: string) => `Desde ahora (${time})`,
    hours: 'Unas horas',
    chooseTime: 'Elegí una hora',
    submit: 'Avisar ausencia',
    failed: 'Error al avisar la ausencia',
    affected: (count: number, attends: boolean, isOwn: boolean) =>
      count > 0
        ? `${turnos(count)} ${plural(count, 'afectado', 'afectados')}`
        : attends
          ? 'Ningún turno afectado'
          : `Ese día no ${isOwn ? 'atendés' : 'atiende'}: ningún turno afectado`,
    affectedFailed: 'No pudimos contar los turnos de ese día',
    done: (professional: string | null, day: string, hours: string) => `${absenceOf(professional)}: ${day}, ${hours}`,
    marked: (hours: string) => `La ausencia de hoy ya está marcada: ${hours}.`,
    toBoard: (isOwn: boolean) => (isOwn ? 'Ver tus turnos' : 'Ver sus turnos'),
    loading: 'Cargando el formulario…',
    failedToLoad: 'Error al cargar los datos',
  },

  removal: {
    open: 'Quitar la ausencia',
    title: '¿Quitar la ausencia?',
    consequences: (open: number, settled: number) => [
      'Ese horario vuelve a ofrecerse.',
      ...(open > 0 ? [`${turnos(open)} ${plural(open, 'sigue', 'siguen')} en pie, en su horario.`] : []),
      ...(settled > 0
        ? [
            `${turnos(settled)} ya ${plural(settled, 'movido o cancelado no vuelve', 'movidos o cancelados no vuelven')}: ` +
              'lo que avisaste a los pacientes sigue valiendo.',
          ]
        : []),
    ],
    no: 'Dejar la ausencia',
    done: 'Ausencia quitada',
    failed: 'Error al quitar la ausencia',
  },
  board: {
    title: 'Turnos de una ausencia',
    heading: absenceOf,
    failed: 'Error al cargar los turnos de la ausencia',
    caption: 'Turnos de la ausencia',
    allDay: 'todo el día',
    hours: (from: string, to: string) => `de ${from} a ${to}`,
    notMarked: 'Ese día no tiene una ausencia marcada: los turnos que siguen en pie no se listan.',
    empty: 'No hay turnos que resolver',
    emptyHint: 'La ausencia está marcada y nadie tenía turno en ese horario.',
    settled: (settled: number, all: number) => `${settled} de ${all} resueltos`,
    toCall: (count: number) => `${count} por llamar`,
    here: (count: number) => `${count} en la clínica`,
    mailed: (count: number) => `${count} por correo`,
    told: (count: number) => `${count} ${plural(count, 'avisado', 'avisados')}`,
    answered: (count: number) => `${count} ${plural(count, 'respondió', 'respondieron')}`,
    chooseAll: 'Elegir todos los que faltan',
    choose: (patient: string) => `Elegir el turno de ${patient}`,
    calendar: 'Ver el calendario de ese día',
    columns: {
      choose: 'Elegir',
      time: 'Turno',
      patient: 'Paciente',
      proposal: 'Propuesta',
      contact: 'Contacto',
    },
    noPhone: 'Sin teléfono',
    /** Replaces the patient once another professional has the appointment. */
    ofOthers: 'Ya es paciente de otro profesional',
    whatsapp: 'WhatsApp',
  },

  proposal: {
    none: 'Sin horario libre en dos semanas',
    other: 'Otra',
    otherFor: (patient: string) => `Otra propuesta para ${patient}`,
    held: (time: string) => `Reservado hasta las ${time}`,
    hold: 'Reservar las propuestas',
    holdDone: 'Propuestas reservadas por una hora',
    holdPartly: (left: number) => `${turnos(left)} sin reservar: alguien tomó el horario. Mirá la propuesta nueva`,
    holdFailed: 'Error al reservar las propuestas',
    changed: (patient: string, proposal: string) => `Propuesta para ${patient}: ${proposal}`,
  },
  outcomes: {
    moved: (to: string) => `Movido: ${to}`,
    reassigned: (to: string) => `Pasó a ${to}`,
    cancelled: 'Cancelado',
  },
  /** Moved or cancelled, and its patient has an e-mail. */
  mailed: 'Recibe un correo',
  contacts: { to_call: 'Por llamar', told: 'Avisado', answered: 'Respondió' } satisfies Record<
    AbsenceContactState,
    string
  >,

  move: {
    one: 'Mover',
    many: (count: number) => `Mover ${these(count)}`,
    question: (count: number) => `¿Mover ${turnos(count)}?`,
    consequences: (count: number, unmailed: number, without: number) => [
      `${plural(count, 'Pasa', 'Cada uno pasa')} al horario que se ve en su fila` +
        (unmailed === count
          ? '.'
          : `, y a los ${NOTICE_WAIT_MINUTES} minutos el paciente recibe un email con los datos nuevos.`),
      ...callText(count, unmailed),
      ...(without > 0
        ? [
            `${turnos(without)} sin horario libre ${plural(without, 'queda', 'quedan')} como ${plural(without, 'está', 'están')}.`,
          ]
        : []),
    ],
    no: 'Volver a la lista',
    progress: 'Moviendo turnos',
    done: (count: number) => `${turnos(count)} ${plural(count, 'movido', 'movidos')}`,
    failed: 'Error al mover',
  },
  cancellation: {
    one: 'Cancelar turno',
    many: (count: number) => `Cancelar ${these(count)}`,
    question: (count: number) => `¿Cancelar ${turnos(count)}?`,
    consequences: (count: number, unmailed: number) => [
      ...(unmailed === count
        ? []
        : [
            `${plural(count, 'El paciente recibe', 'Cada paciente recibe')} a los ${NOTICE_WAIT_MINUTES} minutos ` +
              'un email que dice que el profesional no atiende ese día.',
          ]),
      ...callText(count, unmailed),
    ],
    no: 'No cancelar',
    progress: 'Cancelando turnos',
    done: (count: number) => `${turnos(count)} ${plural(count, 'cancelado', 'cancelados')}`,
    failed: 'Error al cancelar',
  },
  contactDialog: {
    open: 'Anotar',
    title: (patient: string) => `Respuesta de ${patient}`,
    submit: 'Guardar respuesta',
  },
  contact: {
    tellAll: (count: number) => `Marcar ${plural(count, 'avisado', `avisados los ${count}`)}`,
    question: (count: number) =>
      `¿Marcar ${plural(count, 'un paciente como avisado', `${count} pacientes como avisados`)}?`,
    consequence: (count: number) =>
      plural(
        count,
        'Deja de figurar por llamar. Marcalo si ya lo llamaron o le escribieron.',
        'Dejan de figurar por llamar. Marcalo si ya los llamaron o les escribieron.',
      ),
    no: 'Volver a la lista',
    progress: 'Marcando avisos',
    done: (count: number) => `${countText(count, 'paciente', 'pacientes')} ${plural(count, 'avisado', 'avisados')}`,
    failed: 'Error al guardar el aviso',
  },
  /** "Moviendo turnos: 3 de 8" */
  progress: (what: string, howFar: string) => `${what}: ${howFar}`,
  noneDone: (failed: string, left: number) => `${failed} ${turnos(left)}: el motivo está en su fila`,
  partlyDone: (done: string, left: number) => `${done}. ${turnos(left)} sin resolver: el motivo está en su fila`,
};

/** "todo el día" or "de 09:00 a 13:00" */
export function hoursText(absence: { isAllDay: boolean; startTime: string | null; endTime: string | null }): string {
  const { isAllDay, startTime, endTime } = absence;
  return isAllDay ? texts.board.allDay : texts.board.hours(startTime ?? '', endTime ?? '');
}

type Place = { startTime: string; professionalId: number; professionalName: string };

/** "mañana 09:30" or "mar, 24 nov 09:30" */
export function slotText({ startTime }: Place, today: string): string {
  return `${nearDate(dayOf(startTime), today)} ${clockTime(startTime)}`;
}

/** "con Dra. Paz"; null: of the absent professional's own. */
export function colleagueText({ professionalId, professionalName }: Place, absentId: number): string | null {
  return professionalId === absentId ? null : `con ${professionalName}`;
}

/** "mañana 09:30", of a colleague with their name. */
export function proposalText(place: Place, absentId: number, today: string): string {
  return [slotText(place, today), colleagueText(place, absentId)].filter(Boolean).join(' ');
}

interface Written {
  patientName: string;
  /** Booked for the patient and reads the message; null: the patient. */
  contactName: string | null;
  clinicName: string;
  was: string;
  outcome: 'open' | 'moved' | 'reassigned' | 'cancelled';
  /** The new time, or a proposed one; null: none. */
  to: { startTime: string; isSameProfessional: boolean } | null;
}

/** Omits professional, specialty and reason, as others may read it. */
function callText(count: number, unmailed: number): string[] {
  if (unmailed === 0) return [];
  return [`${count === 1 ? patientTexts.noEmail : patientTexts.someNoEmail(unmailed)}.`];
}

export function whatsappText({ patientName, contactName, clinicName, was, outcome, to }: Written): string {
  const first = (contactName ?? patientName).trim().split(/\s+/)[0] ?? '';
  const turno = contactName === null ? 'tu turno' : `el turno de ${patientName.trim()}`;
  const when = (startTime: string) => `${longDate(dayOf(startTime))} a las ${clockTime(startTime)}`;
  const said = (...sentences: string[]) => [`Hola ${first}, te escribimos de ${clinicName}.`, ...sentences].join(' ');
  if (outcome === 'cancelled')
    return said(`Tuvimos que cancelar ${turno} del ${when(was)}. Si querés otro, respondé este mensaje.`);
  const other = to && !to.isSameProfessional ? ', con otro profesional' : '';
  if (outcome !== 'open' && to)
    return said(
      `${capitalized(turno)} del ${when(was)} pasó al ${when(to.startTime)}${other}. ¿Nos confirmás que podés?`,
    );
  const offer = to
    ? `Te ofrecemos el ${when(to.startTime)}${other}. ¿Te queda bien?`
    : 'Respondé este mensaje y buscamos otro horario.';
  return said(`Tenemos que cambiar ${turno} del ${when(was)}.`, offer);
}
