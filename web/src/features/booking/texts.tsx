import { plural } from '@turnero/api/domain/plural';

import { slotCountText } from '../../clinic/slots/day-slots';
import type { SlotRoomAvailability } from '../../clinic/slots/slots.generated';
import { NO_ANSWER } from '../../kit/send/no-answer';
import { countText } from '../../kit/text/count-text';
import { clockTime, dayOf, longDate, longMoment, monthName } from '../../kit/time/wall-time';

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

/** Staff in their own calendar or any, and patients. */
const modes: Record<'admin' | 'professional' | 'patient', ModeTexts> = {
  admin: { ...staffMode, title: 'Crear Turno (Admin)' },
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
  eachTurno: (fee: string) => `${fee} cada turno`,
  modes,
  retry: 'Reintentar',
  /** Reopens a completed step; screen readers also hear the step's name. */
  change: 'Cambiar',
  /** After a failure without a clear answer. */
  unsure: (reason: string) =>
    `No sabemos si el turno quedó reservado: ${reason}. Reintentá para saberlo: no se reserva dos veces.`,
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
      `No sabemos si el turno del ${longDate(dayOf(start))} a las ${clockTime(start)} quedó reservado: ${NO_ANSWER}. ` +
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
    /** `days`: "el 7, el 10 y el 11" of the shown month. */
    byPhone: (days: string) => `Quedan lugares solo por teléfono: ${days}.`,
    allByPhone: (month: string) => `En ${monthName(month)}, los turnos se piden por teléfono.`,
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
  /** Why a choice was dropped. */
  notice: {
    slotIsOwn: (time: string) => `Ya reservaste el turno de las ${time}.`,
    roomGone: 'La sala elegida no está libre a esa hora: te proponemos otra.',
  },
  /** For screen readers. */
  spoken: {
    day: (day: string, slots: number) => `${longDate(day)}: ${slotCountText(slots)}`,
    slot: (start: string) => `Horario elegido: ${longMoment(start)}`,
    room: (room: string) => `Sala elegida: ${room}`,
  },
  /** Clears data prefilled from the account, for staff. */
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
  /** For callers who book for a child or a parent. */
  caller: {
    open: 'Lo pide otra persona',
    ofPatient: 'Nombre y apellido del paciente',
    contact: (name: string) => `Contacto: ${name}`,
    born: (date: string) => `Nació el ${date}`,
  },
  patientFields: { title: 'Datos del paciente', notesHint: 'Algo que convenga saber antes de la consulta.' },
  bookingSummary: { title: 'Resumen del turno' },
  /** The user's own e-mail or phone was typed for another patient. */
  ownContactQuestion: { book: 'Reservar igual', create: 'Crear igual' },
};
