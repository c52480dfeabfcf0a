import { slotCountText } from '../slots/day-slots';
import { longDate, longMoment, monthName } from '../../kit/time/wall-time';

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

/** For staff in own or any calendar, and patients. */
const modes: Record<'admin' | 'professional' | 'patient', ModeTexts> = {
  admin: { ...staffMode, title: 'Crear Turno (Admin)' },
  professional: { ...staffMode, title: 'Crear Turno (Profesional)' },
  patient: patientMode,
};

/** `day`: yyyy-MM-dd; `month`: yyyy-MM; `start`: an instant with offset. */
export const bookingTexts = {
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
  modes,
  retry: 'Reintentar',
  /** By an attempt before the last edits. */
  doneEarlier: 'El turno ya estaba reservado, con los datos de antes: lo que cambiaste después no se guardó.',
  unsure: (reason: string) =>
    `No sabemos si el turno quedó reservado: ${reason}. Reintentá para saberlo: no se reserva dos veces.`,
  dayPicker: {
    changes: 'el día',
    empty: (month: string) => `No hay horarios en ${monthName(month)}.`,
    noneSoon: 'Sin turnos libres en los próximos tres meses.',
    first: 'Primer turno disponible:',
    toFirst: 'Ir al primer turno disponible',
    toNextMonth: 'Ver el mes siguiente',
    day: (day: number) => `el ${day}`,
    /** `days`: "el 7, el 10 y el 11". */
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
  /** For screen readers. */
  spoken: {
    day: (day: string, slots: number) => `${longDate(day)}: ${slotCountText(slots)}`,
    slot: (start: string) => `Horario elegido: ${longMoment(start)}`,
    room: (room: string) => `Sala elegida: ${room}`,
  },
  /** For staff. */
  clearPatient: 'Vaciar datos del paciente',
  patientFields: { title: 'Datos del paciente', notesHint: 'Algo que convenga saber antes de la consulta.' },
  /** Own e-mail or phone typed for a patient. */
  ownContactQuestion: { book: 'Reservar igual', create: 'Crear igual' },
};
