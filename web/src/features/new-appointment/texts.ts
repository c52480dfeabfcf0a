import { plural } from '@turnero/api/domain/plural';

import { countText, formatCount } from '../../kit/text/count-text';
import { nearDate, shortDate } from '../../kit/time/wall-time';

/** `day` and `today`: yyyy-MM-dd. */
export const newTexts = {
  fittingLength: (minutes: number, slots: number) => `Con ${minutes} minutos hay ${formatCount(slots)}`,
  notOfLength: (time: string, minutes: number) =>
    `El horario de las ${time} no está entre los de ${minutes} min. Elegí otro, o escribilo en «Otro horario».`,
  whom: {
    title: 'Con quién',
    label: 'Profesional o especialidad',
    anyOf: (specialty: string) => `Cualquiera de ${specialty}`,
    eachLength: 'La de cada uno',
    needsOne: 'Para otro horario, elegí a un profesional.',
  },
  ownPatient: {
    title: '¿El turno es para vos?',
    text: (name: string) => `Los datos del paciente son los de tu cuenta: ${name}.`,
    no: 'Elegir paciente',
  },
  patientPart: {
    change: 'Cambiar',
    changeLabel: 'Cambiar los datos del paciente',
    ownEmail: 'Completado con los datos de tu cuenta: escribí los del paciente encima.',
    ownPhone: 'El teléfono es todavía el de tu cuenta: escribí el del paciente o vacialo.',
  },
  timePart: {
    noneEver:
      'Hace falta que el profesional atienda y que la sala abra: configuralo en Disponibilidad, o usá «Otro horario».',
  },
  soonest: {
    label: 'Primeros horarios libres',
    /** "Mañana · mié, 25 nov": without the date it reads as the morning. */
    day: (day: string, today: string) => {
      const [near, date] = [nearDate(day, today), shortDate(day)];
      return near === date ? date : `${near} · ${date}`;
    },
    from: 'Desde',
    more: 'Más horarios',
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
  caller: {
    open: 'Lo pide otra persona',
    ofPatient: 'Nombre y apellido del paciente',
    contact: (name: string) => `Contacto: ${name}`,
    born: (date: string) => `Nació el ${date}`,
  },
};
