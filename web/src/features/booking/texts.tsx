import { plural } from '@turnero/api/domain/plural';

import { slotCountText } from '../../clinic/slots/day-slots';
import type { SlotRoomAvailability } from '../../clinic/slots/slots.generated';
import { countText, formatCount } from '../../kit/text/count-text';
import { clockTime, dayOf, longDate, longMoment, monthName, nearDate, shortDate } from '../../kit/time/wall-time';

interface ModeTexts {
  title: string;
  submit: string;
  busy: string;
}

const patientMode: ModeTexts = {
  title: 'Reservar Turno',
  submit: 'Confirmar Turno',
  busy: 'Reservando...',
};
const staffMode = { submit: 'Crear Turno', busy: 'Creando...' };

/** A professional for their own calendar, an administrator for any, or a patient. */
const modes: Record<'admin' | 'professional' | 'patient', ModeTexts> = {
  admin: { ...staffMode, title: 'Crear Turno' },
  professional: { ...staffMode, title: 'Crear Turno (Profesional)' },
  patient: patientMode,
};

const roomReasons: Record<Exclude<SlotRoomAvailability, 'free'>, string> = {
  closed: 'Cerrada a esa hora',
  occupied: 'Ocupada a esa hora',
};

/** `day` and `date`: yyyy-MM-dd; `month`: yyyy-MM; `time`: HH:mm; `start`: an instant with the clinic's offset. */
export const texts = {
  fields: {
    professional: 'Profesional',
    kind: 'Tipo de consulta',
    room: 'Sala',
    day: 'Día',
    time: 'Horario',
    date: 'Fecha',
    startTime: 'Hora de inicio',
    duration: 'Duración',
    license: 'Matrícula',
    fee: 'Tarifa',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    notes: 'Notas',
  },
  faults: {
    noDateAndTime: 'Por favor selecciona una fecha y hora',
    noRoom: 'Por favor selecciona una sala',
    wrongTime: 'Hora inválida',
    noName: 'El nombre es requerido',
    noBirthDate: 'La fecha de nacimiento es requerida',
  },
  minutes: (minutes: number) => `${minutes} min`,
  /** "45 min · $ 30.000" */
  kindFacts: (minutes: number, fee: string) => `${minutes} min · ${fee}`,
  fittingLength: (minutes: number, slots: number) => `Con ${minutes} minutos hay ${formatCount(slots)}`,
  modes,
  retry: 'Reintentar',
  /** Opens a step again whose choice is made; what it changes is said to screen readers. */
  change: 'Cambiar',
  /** After a failure without a clear answer. */
  unsure: 'Puede que el turno ya esté reservado. Reintentá para saberlo: no se reserva dos veces.',
  bookingPage: {
    wait: 'Avisame si se libera un horario',
    /** The tab's title; without a name while loading. */
    tabTitle: (professional: string | undefined) =>
      professional === undefined ? 'Reservar turno' : `Reservar turno con ${professional}`,
    title: (professional: string | undefined) => (
      <>Reservar turno{professional !== undefined && <span className="with"> con {professional}</span>}</>
    ),
    back: 'Volver a Profesionales',
    loading: 'Cargando…',
    failed: 'Error al cargar la información del profesional',
  },
  bookingSteps: {
    draft: 'Hay una reserva sin terminar con este profesional.',
    draftSent: (start: string) =>
      `Puede que el turno del ${longDate(dayOf(start))} a las ${clockTime(start)} ya esté reservado: no llegó la respuesta. ` +
      'Continuá la reserva para saberlo: no se reserva dos veces.',
    done: '¡Turno reservado exitosamente!',
    failed: 'Error al reservar el turno',
  },
  dayPicker: {
    changes: 'el día',
    empty: (month: string) => `No hay horarios en ${monthName(month)}.`,
    noneSoon: 'Sin turnos libres en los próximos tres meses.',
    first: 'Primer turno disponible:',
    toFirst: 'Ir al primer turno disponible',
    toNextMonth: 'Ver el mes siguiente',
    day: (day: number) => `el ${day}`,
    /** `days`: "el 7, el 10 y el 11" of the month on show. */
    byPhone: (days: string) => `Quedan lugares solo por teléfono: ${days}.`,
    tooSoon: (days: string) => `Ya no se reserva en línea: ${days}.`,
    tooFar: (day: string) => `Desde ${day} todavía no se reserva en línea.`,
    call: 'Teléfono de la clínica:',
  },
  slotPicker: {
    changes: 'el horario',
    label: (day: string) => `Horarios del ${longDate(day)}`,
    hint: 'Elegí un día para ver sus horarios.',
    loading: 'Cargando los horarios…',
    empty: 'No hay horarios disponibles',
    emptyHint: 'Elegí otro día del calendario.',
    toTurno: 'Ver el turno',
  },
  roomPicker: {
    change: 'Cambiar sala',
    reasons: roomReasons,
    hint: 'Te proponemos una sala libre cuando elijas el horario.',
    loading: 'Cargando las salas…',
    empty: 'Ninguna sala está libre a esa hora. Elegí otro horario.',
    unavailable: (rooms: number) =>
      `${countText(rooms, 'sala', 'salas')} ${plural(rooms, 'no disponible', 'no disponibles')} a esa hora`,
  },
  /** Why something is no longer chosen. */
  notice: {
    slotIsOwn: (time: string) => `Ya reservaste el turno de las ${time}.`,
    roomGone: 'La sala elegida no está libre a esa hora: te proponemos otra.',
  },
  /** For screen readers. */
  spoken: {
    day: (day: string, slots: number) => `${longDate(day)}: ${slotCountText(slots)}`,
    slot: (start: string) => `Horario elegido: ${longMoment(start)}`,
    room: (room: string) => `Sala elegida: ${room}`,
    roomUndoes: 'Con otra sala, el día y el horario se eligen de nuevo.',
  },
  /** Of staff: what their own account filled in. */
  clearPatient: 'Vaciar datos del paciente',
  forWhom: {
    question: '¿Para quién es el turno?',
    me: 'Para mí',
    other: 'Para otra persona',
    name: 'Nombre y apellido del paciente',
    birthDate: 'Fecha de nacimiento',
    own: 'Tus datos',
    ownName: 'Tu nombre y apellido',
  },
  /** What staff ask whoever calls for a child or a parent. */
  caller: {
    open: 'Lo pide otra persona',
    name: 'Quién lo pide',
    hint: 'El correo y el teléfono son de esta persona.',
    birthDate: 'Fecha de nacimiento del paciente',
    ofPatient: 'Nombre y apellido del paciente',
    contact: (name: string) => `Contacto: ${name}`,
    born: (date: string) => `Nació el ${date}`,
  },
  patientFields: { title: 'Datos del paciente', notesHint: 'Algo que convenga saber antes de la consulta.' },
  bookingSummary: { title: 'Resumen del turno' },
  /** The user's own e-mail or phone was typed for somebody else. */
  ownContactQuestion: { book: 'Reservar igual', create: 'Crear igual' },
  bookingDialog: { done: '¡Turno creado exitosamente!' },
  /** Shared with the dialog that creates a turno. */
  bothDialogs: {
    loading: 'Cargando los datos del turno…',
    professionalsFailed: 'Error al cargar los profesionales',
    draft: 'Hay un turno sin terminar.',
    cancel: 'Cancelar',
    failed: 'Error al crear el turno',
    chooseProfessional: 'Selecciona un profesional',
    noProfessional: 'Elegí un profesional para ver sus horarios.',
    chooseRoom: 'Selecciona una sala',
    otherTime: 'Otro horario',
  },
  choicePanel: {
    noProfessionals: 'Todavía no hay profesionales que atiendan.',
    noRooms: 'No hay salas activas.',
    roomHint: 'El calendario muestra los horarios de la sala elegida; con otra sala, el día se elige de nuevo.',
  },
  timePart: {
    noneEver:
      'Hace falta que el profesional atienda y que la sala abra: configuralo en Disponibilidad, o usá «Otro horario».',
  },
  otherTime: {
    hint: 'También fuera del horario de atención o en el pasado, nunca encima de otro turno o alquiler.',
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
      `Para esa hora hay ${countText(left, 'sobreturno', 'sobreturnos')} de ${perHour}.`,
    give: 'Dar un sobreturno',
    reason: 'Motivo del sobreturno',
    reasonHint: 'Lo lee solo el equipo de la clínica.',
    reasonMissing: 'Escribí el motivo del sobreturno',
    done: 'Sobreturno creado',
    failed: 'No se pudo cargar esta parte. Reintentá en unos segundos.',
  },
  patientLookup: {
    label: 'Buscar paciente',
    placeholder: 'Nombre, teléfono, DNI o correo',
    hint: 'A quien no figure, cargalo con sus datos.',
    isNew: 'Nadie coincide: se carga como paciente nuevo. Completá sus datos.',
    near: 'Nadie coincide del todo: elegí a alguien parecido, o completá los datos de un paciente nuevo.',
    failed: 'No se pudo buscar. Escribí los datos del paciente.',
    firstTime: 'Sin turnos anteriores.',
    waiting: 'Buscando…',
    clear: 'Borrar la búsqueda',
    found: (patients: number) => countText(patients, 'paciente', 'pacientes'),
    document: (digits: string) => `DNI ${digits}`,
    last: (day: string, professional: string) => `Último: ${day} con ${professional}`,
    noShows: (count: number) => countText(count, 'ausencia', 'ausencias'),
  },
  patientPart: {
    change: 'Cambiar',
    changeLabel: 'Cambiar los datos del paciente',
    ownEmail: 'Completado con los datos de tu cuenta: escribí los del paciente encima.',
    ownPhone: 'El teléfono es todavía el de tu cuenta: escribí el del paciente o vacialo.',
  },
  whom: {
    noKind: 'Sin tipo',
    title: 'Con quién',
    label: 'Profesional o especialidad',
    anyOf: (specialty: string) => `Cualquiera de ${specialty}`,
    eachLength: 'La de cada uno',
    needsOne: 'Para otro horario, elegí a un profesional.',
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
  newAppointment: {
    draft: (patient: string) =>
      patient === '' ? 'Hay un turno sin terminar.' : `Hay un turno sin terminar para ${patient}.`,
  },
  repeat: {
    label: 'Repetir',
    /** By the weeks from one to the next. */
    rhythms: ['No se repite', 'Cada semana', 'Cada dos semanas'],
    count: 'Cantidad de turnos',
    tooFew: 'Elegí al menos dos fechas',
    datesMissing: 'Faltan las fechas de la serie',
    /** undefined: the dates are not known yet. */
    submit: (count: number | undefined) =>
      count === undefined ? 'Crear turnos' : `Crear ${countText(count, 'turno', 'turnos')}`,
    done: (count: number) => `${countText(count, 'turno creado', 'turnos creados')}: se avisa en un solo email`,
    failed: 'Error al crear los turnos',
    unsure: 'Puede que los turnos ya estén reservados. Reintentá para saberlo: no se reservan dos veces.',
    chosen: (count: number) => countText(count, 'turno', 'turnos'),
  },
  roomPart: { proposed: 'Propuesta con el horario: podés elegir otra.' },
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
};
