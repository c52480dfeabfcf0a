import type { RelationKind } from '@turnero/api/domain/family';
import { plural } from '@turnero/api/domain/plural';

import { countText, formatCount } from '../../kit/text/count-text';
import { clockTime, dayOf, shortDate } from '../../kit/time/wall-time';

/** The patient, as seen from the caller. */
const INVERSE: Record<RelationKind, string> = {
  mother: 'hijo o hija',
  father: 'hijo o hija',
  guardian: 'a su cargo',
  child: 'madre o padre',
  partner: 'pareja',
  carer: 'a su cuidado',
};

export const newTexts = {
  fittingLength: (minutes: number, slots: number) => `Con ${minutes} minutos hay ${formatCount(slots)}`,
  notOfLength: (time: string, minutes: number) =>
    `El horario de las ${time} no está entre los de ${minutes} min. Elegí otro, o escribilo en «Otro horario».`,
  whom: {
    title: 'Con quién',
    label: 'Profesional o especialidad',
    hint: 'Por nombre, especialidad o motivo: «muela», «rodilla».',
    anyOf: (specialty: string) => `Cualquiera de ${specialty}`,
    eachLength: 'La de cada uno',
    needsOne: 'Para otro horario, elegí a un profesional.',
    takersFailed: 'No pudimos ver a todos los profesionales que la atienden.',
    answerFailed: 'No pudimos ver si la clínica atiende esa obra social.',
  },
  ownPatient: {
    line: (contact: string) => `Tus datos: ${contact}`,
    load: 'Cargar mis datos',
    title: '¿El turno es para vos?',
    text: (name: string) => `Los datos del paciente son los de tu cuenta: ${name}.`,
    no: 'Elegir paciente',
  },
  patientPart: {
    change: 'Cambiar',
    changeLabel: 'Cambiar los datos del paciente',
    isNew: 'Paciente nuevo',
    keepsDni: (dni: string) => `Al crear el turno, el DNI ${dni} queda guardado con el paciente.`,
    ownEmail: 'El correo es todavía el de tu cuenta: escribí el del paciente.',
    ownPhone: 'El teléfono es todavía el de tu cuenta: escribí el del paciente o vacialo.',
  },
  soonest: {
    ofAnybody: 'Los primeros libres de toda la clínica.',
    from: 'Desde',
    more: 'Más horarios',
    month: 'Ver el mes',
    back: 'Primeros horarios',
  },
  otherTime: {
    hint: 'También fuera del horario de atención o en el pasado.',
    timeHint: 'Formato: HH:mm, de 00:00 a 23:59',
    closed: 'La sala está cerrada a esa hora. El turno se puede crear igual.',
    occupied: 'La sala está ocupada a esa hora. Elegí otra sala u otro horario.',
    back: 'Volver a los horarios disponibles',
  },
  overbooking: {
    none: 'El profesional ya tiene un turno a esa hora, y no da sobreturnos.',
    full: (perHour: number) =>
      `El profesional ya tiene un turno a esa hora, y en esa hora no quedan sobreturnos (${perHour} como máximo).`,
    taken: (left: number, perHour: number, room: string | undefined) =>
      `El profesional ya tiene un turno a esa hora${room === undefined ? '' : ` en ${room}`}. ` +
      `${plural(left, 'Queda', 'Quedan')} ${formatCount(left)} de ${countText(perHour, 'sobreturno', 'sobreturnos')} en esa hora.`,
    give: 'Dar un sobreturno',
    reason: 'Motivo del sobreturno',
    reasonHint: 'Lo lee solo el equipo de la clínica.',
    submit: 'Dar sobreturno',
    reasonMissing: 'Escribí el motivo del sobreturno',
    done: 'Sobreturno creado',
    unknown: 'No se pudo ver si se puede dar un sobreturno',
  },
  roomPart: { proposed: 'Propuesta con el horario: podés elegir otra.' },
  newAppointment: {
    /** "Nora Ñandú · lun, 23 nov · 09:30 · Dra. Laura Paz · Consultorio 1". A series: "desde el lun, 23 nov". */
    made: (patient: string, starts: readonly [string, ...string[]], ...where: readonly (string | undefined)[]) => {
      const [start, ...others] = starts;
      const day = `${others.length > 0 ? 'desde el ' : ''}${shortDate(dayOf(start))}`;
      return [patient, day, clockTime(start), ...where].filter(Boolean).join(' · ');
    },
    view: (patient: string) => `Ver el turno de ${patient}`,
    draft: (patient: string) =>
      patient === '' ? 'Hay un turno sin terminar.' : `Hay un turno sin terminar para ${patient}.`,
  },
  createAppointmentDialog: {
    title: 'Crear Nuevo Turno',
    noSlots: 'No hay horarios disponibles para este profesional en la fecha seleccionada',
    done: 'Turno creado exitosamente',
    faults: {
      noProfessional: 'El profesional es requerido',
      noRoom: 'La sala es requerida',
      noStartTime: 'La hora de inicio es requerida',
    },
  },
  /** For callers who book for a child or a parent. */
  family: {
    question: '¿Para quién es?',
    /** After the turno is undone. */
    remains: (child: string, relative: string) => `${child} sigue en la familia de ${relative}`,
    member: (name: string, kind: RelationKind) => `${name} (${INVERSE[kind]})`,
    /** The caller, as seen from a new child. */
    kind: {
      label: (name: string) => `Qué es ${name} del paciente`,
      options: { '': 'Sin indicar', mother: 'Madre', father: 'Padre', guardian: 'Tutor o tutora' },
      hint: 'Suma al paciente a su familia: la próxima vez se elige de la lista. Solo menores de 18 años, con su fecha de nacimiento.',
    },
  },
  coverage: {
    label: 'Cobertura',
    none: 'Sin cobertura',
    other: 'Otra, solo para este turno',
    paysFee: 'Paga la consulta.',
    terms: (terms: string) => `${terms.charAt(0).toUpperCase()}${terms.slice(1)}.`,
    keptWithNumber: 'Con el número, la cobertura queda guardada con el paciente.',
    remains: (patient: string) => `La cobertura sigue guardada con ${patient}`,
  },
  likely: {
    samePhone: 'Ya figura con ese teléfono.',
    sameEmail: 'Ya figura con ese correo.',
    isIt: (name: string) => `¿Es ${name}?`,
  },
  caller: {
    open: 'Es para otra persona',
    ofPatient: 'Nombre y apellido del paciente',
    contact: (name: string) => `Contacto: ${name}`,
    born: (date: string) => `Nació el ${date}`,
  },
};
