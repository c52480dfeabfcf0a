import { plural } from '@turnero/api/domain/plural';

import { countText, formatCount } from '../../kit/text/count-text';
import { UNAVAILABLE_REASONS as reasons, type UnavailableReason } from '../../clinic/hours/unavailable-reason';
import { durationText } from '../../kit/time/time-of-day';
import { shortDate } from '../../kit/time/wall-time';

interface PartOfDay {
  isAllDay: boolean;
  /** HH:mm */
  startTime: string | null;
  endTime: string | null;
}
interface Absence extends PartOfDay {
  /** yyyy-MM-dd */
  date: string;
  reason: UnavailableReason;
}

interface Kept {
  deskPlaces: number;
  /** HH:mm */
  deskReleaseTime: string | null;
  sameDayPlaces: number;
  sameDayTime: string;
}

export const texts = {
  fields: {
    template: 'Plantilla',
    bio: 'Presentación',
    date: 'Fecha',
    lastDate: 'Último día, si son varios',
    reason: 'Motivo',
    isAllDay: 'Todo el día',
    startTime: 'Desde',
    endTime: 'Hasta',
    description: 'Descripción',
  },
  reasons,
  loading: 'Cargando la disponibilidad…',
  failed: 'Error al cargar la disponibilidad',

  availabilityPage: {
    parts: {
      label: 'Partes de la página',
      week: 'Semana',
      dates: 'Fechas',
      rules: 'Reglas',
      overbooking: 'Sobreturnos',
      fee: 'Tarifa',
      bio: 'Presentación',
      kinds: 'Tipos de consulta',
      feed: 'En tu calendario',
    },
    week: {
      title: 'Disponibilidad semanal',
      about: 'Los mismos horarios todas las semanas. Los pacientes reservan dentro de ellos.',
    },
    practice: {
      title: 'Tarifa y presentación',
      loading: 'Cargando el perfil…',
      failed: 'Error al cargar el perfil profesional',
    },
    fee: { title: 'Tarifa y duración' },
    bio: { title: 'Presentación' },
  },

  hoursPage: {
    /** "Ana Díaz, Cardiología" */
    title: ({ name, specialtyName }: { name: string; specialtyName: string | null }) =>
      specialtyName === null ? name : `${name}, ${specialtyName}`,
  },
  professionalsAvailability: {
    title: 'Disponibilidad de los profesionales',
    search: 'Buscar un profesional',
    count: (professionals: number) => countText(professionals, 'profesional', 'profesionales'),
    empty: 'Todavía no hay profesionales',
    emptyHint: 'Cuando haya, aquí se ve cuándo atiende cada uno.',
    noneFound: 'Ningún profesional coincide con la búsqueda',
    widen: 'Ver todos',
  },
  availabilityCard: {
    week: 'Horas semanales',
    weekOf: (minutes: number) => `Horas semanales: ${durationText(minutes)}`,
    weekEmpty: 'Sin disponibilidad configurada',
    /** "lunes a viernes" */
    daysInARow: (first: string, last: string) => `${first} a ${last}`,
    absences: (month: string) => `Ausencias de ${month}`,
    absencesEmpty: (month: string) => `Sin ausencias en ${month}`,
    absencesMore: (dates: number) => `y ${countText(dates, 'fecha', 'fechas')} más`,
    openWeek: 'Gestionar Disponibilidad',
    openDates: 'Fechas no disponibles',
    absent: 'Avisar ausencia',
  },

  weeklyAvailabilityDialog: { title: (professional: string) => `Disponibilidad de ${professional}` },
  weekEditor: {
    total: (minutes: number) =>
      minutes === 0 ? 'Sin horarios: los pacientes no pueden reservar.' : `Total semanal: ${durationText(minutes)}`,
    closed: 'Sin atención',
    /** As in "Los horarios del lunes se superponen". */
    hoursOf: (weekday: string) => `del ${weekday}`,
    done: 'Disponibilidad actualizada',
    failed: 'Error al actualizar la disponibilidad',
  },
  saveBar: {
    unsaved: 'Cambios sin guardar',
    saved: 'Sin cambios por guardar',
    discard: 'Descartar',
    submit: 'Guardar horarios',
    busy: 'Guardando...',
  },
  templatePicker: {
    choose: 'Elegir una plantilla',
    faults: { template: 'Elegí primero una plantilla' },
    open: 'Aplicar plantilla',
    title: (template: string) => `¿Aplicar la plantilla "${template}"?`,
    consequences: (description: string, unsaved: boolean) => [
      `Reemplaza toda la disponibilidad semanal por: ${description}.`,
      ...(unsaved ? ['Los cambios sin guardar se pierden.'] : []),
      'Los turnos ya reservados no cambian.',
    ],
    no: 'Conservar horarios',
    yes: 'Aplicar plantilla',
    busy: 'Aplicando...',
    done: (template: string) => `Plantilla "${template}" aplicada exitosamente`,
    failed: 'Error al aplicar la plantilla',
  },

  bookingRules: {
    title: 'Reglas de los turnos',
    about: 'Con cuánta anticipación reservan los pacientes por su cuenta. La recepción puede reservar siempre.',
    loading: 'Cargando las reglas…',
    loadFailed: 'Error al cargar las reglas de los turnos',
    fields: {
      notice: 'Anticipación mínima',
      horizon: 'Hasta cuándo se reserva',
      before: 'Tiempo libre antes de cada turno',
      after: 'Tiempo libre después de cada turno',
    },
    noNotice: '1 hora (como toda la clínica)',
    notice: (hours: number) =>
      hours % 24 === 0 ? countText(hours / 24, 'día', 'días') : countText(hours, 'hora', 'horas'),
    noHorizon: 'Sin límite',
    horizon: (days: number) => `Hasta ${countText(days, 'día', 'días')} después de hoy`,
    buffer: (minutes: number) => (minutes === 0 ? 'Nada' : countText(minutes, 'minuto', 'minutos')),
    noticeHint: 'Quien quiera un turno antes tiene que comunicarse con la clínica.',
    buffersHint:
      'En ese rato la sala y el profesional quedan ocupados; el paciente no lo ve. Vale para los turnos nuevos.',
    submit: 'Guardar reglas',
    done: 'Reglas de los turnos actualizadas',
    failed: 'Error al actualizar las reglas de los turnos',
  },
  quotas: {
    heading: 'Lugares que no se reservan en línea',
    about: 'De cada horario se pueden guardar lugares para quien llama, o para reservar recién ese mismo día.',
    /** "lunes de 09:00 a 13:00" */
    hours: (day: string, startTime: string, endTime: string) => `${day} de ${startTime} a ${endTime}`,
    summary: (quota: Kept) => keptText(quota),
    change: 'Cambiar',
    changeOf: (hours: string) => `Cambiar los lugares del ${hours}`,
    title: (hours: string) => `Lugares del ${hours}`,
    fields: {
      deskPlaces: 'Para la recepción',
      deskRelease: 'Los que queden se liberan',
      sameDayPlaces: 'Para el mismo día',
      sameDayTime: 'Se reservan desde',
    },
    places: (places: number) => (places === 0 ? 'Ninguno' : countText(places, 'lugar', 'lugares')),
    never: 'Nunca',
    dayBefore: (time: string) => `El día anterior a las ${time}`,
    from: (time: string) => `Las ${time} de ese día`,
    deskHint: 'Los turnos que da la recepción en ese horario cuentan como suyos.',
    sameDayHint: 'Hasta esa hora, nadie los reserva en línea.',
    submit: 'Guardar lugares',
    done: 'Lugares actualizados',
    failed: 'Error al actualizar los lugares',
  },
  feeForm: {
    submit: 'Guardar tarifa',
    done: 'Tarifa actualizada exitosamente',
    failed: 'Error al actualizar la tarifa',
  },
  overbookingForm: {
    title: 'Sobreturnos',
    about: 'Pacientes que se atienden además, encima de otro turno. Los da solo el equipo, nunca en línea.',
    label: 'Sobreturnos por hora',
    count: (count: number) => (count === 0 ? 'Ninguno' : `Hasta ${count}`),
    submit: 'Guardar sobreturnos',
    done: 'Sobreturnos actualizados',
    failed: 'Error al actualizar los sobreturnos',
  },
  bioForm: {
    hint: (length: number, maxLength: number) =>
      `La leen los pacientes antes de reservar. ${formatCount(length)} de ${formatCount(maxLength)} caracteres`,
    submit: 'Guardar presentación',
    done: 'Perfil actualizado exitosamente',
    failed: 'Error al actualizar el perfil',
  },

  unavailableDatesDialog: { title: (professional: string) => `Fechas no disponibles de ${professional}` },
  unavailableDates: {
    title: 'Fechas no disponibles',
    about: 'Días, o partes de un día, sin atención.',
    absent: 'Avisar una ausencia de hoy',
    loading: 'Cargando las fechas no disponibles…',
    failed: 'Error al cargar las fechas no disponibles',
    empty: 'Ninguna fecha por delante',
    emptyHint: 'Vacaciones, feriados o trámites: en esas fechas los pacientes no pueden reservar.',
    more: (dates: number) => `Mostrar ${countText(dates, 'fecha', 'fechas')} más`,
    past: (dates: number) => `Fechas pasadas (${dates})`,
  },
  affected: {
    /** "09:00 a 11:00" */
    hours: hoursText,
    appointments: {
      title: (appointments: number) => `${countText(appointments, 'turno', 'turnos')} en ese horario`,
      advice: 'Siguen en pie: nada se cancela por sí solo.',
      link: 'Ver el día en el calendario',
      board: 'Mover o cancelar estos turnos',
    },
    rentals: {
      title: (rentals: number) => `${countText(rentals, 'reserva de sala', 'reservas de salas')} en ese horario`,
      advice: 'Se cobra igual: nada se cancela por sí solo.',
      link: 'Ver el mes en el resumen',
    },
  },
  unavailableDateForm: {
    chooseReason: 'Elegir un motivo',
    chooseTime: 'Elegir',
    submit: 'Guardar fecha',
    /** For several days; `progress`: "3 de 12". */
    busy: (progress: string) => `Guardando... ${progress}`,
    faults: {
      date: 'La fecha es requerida',
      lastDate: 'El último día no puede ser anterior al primero',
      tooManyDays: (max: number) => `No puede haber más de ${max} días`,
      reason: 'El motivo es requerido',
      startTime: 'La hora de inicio es requerida',
      endTime: 'La hora de fin es requerida',
      order: 'La hora de fin debe ser posterior a la de inicio',
    },
  },
  createDate: {
    open: 'Agregar fecha',
    title: 'Agregar fecha no disponible',
    done: (dates: number) => plural(dates, 'Fecha no disponible agregada', `${dates} fechas no disponibles agregadas`),
    taken: 'Esas fechas ya figuran como no disponibles en ese horario',
    failed: 'Error al agregar la fecha no disponible',
    partlyDone: (saved: number, all: number, reason: string) => `Fechas agregadas: ${saved} de ${all}. ${reason}`,
  },
  updateDate: {
    open: 'Editar',
    title: 'Editar fecha no disponible',
    done: 'Fecha no disponible actualizada',
    failed: 'Error al actualizar la fecha no disponible',
  },
  dateDeletion: {
    open: 'Eliminar',
    title: '¿Eliminar la fecha no disponible?',
    consequence: 'Vuelven a valer los horarios de la semana, y los pacientes pueden reservar.',
    no: 'Conservar fecha',
    yes: 'Eliminar fecha',
    busy: 'Eliminando...',
    done: 'Fecha no disponible eliminada',
    failed: 'Error al eliminar la fecha no disponible',
  },
};

function keptText({ deskPlaces, deskReleaseTime, sameDayPlaces, sameDayTime }: Kept): string {
  const released = deskReleaseTime === null ? '' : `, hasta las ${deskReleaseTime} del día anterior`;
  const kept = [
    ...(deskPlaces > 0 ? [`${deskPlaces} para la recepción${released}`] : []),
    ...(sameDayPlaces > 0 ? [`${sameDayPlaces} para el mismo día, desde las ${sameDayTime}`] : []),
  ];
  return kept.join(' · ') || 'Todos se reservan en línea';
}

function hoursText(startTime: string | null, endTime: string | null): string {
  return `${startTime} a ${endTime}`;
}

/** "Todo el día" or "09:00 a 11:00". */
function partOfDayText({ isAllDay, startTime, endTime }: PartOfDay): string {
  return isAllDay ? texts.fields.isAllDay : hoursText(startTime, endTime);
}

/** "Todo el día · Vacaciones" */
export function dateFactsText(date: PartOfDay & Pick<Absence, 'reason'>): string {
  return `${partOfDayText(date)} · ${reasons[date.reason]}`;
}

/** "mar, 24 nov · Vacaciones", plus the hours of a part of the day. */
export function absenceText({ date, reason, ...hours }: Absence): string {
  return [shortDate(date), reasons[reason], ...(hours.isAllDay ? [] : [partOfDayText(hours)])].join(' · ');
}
