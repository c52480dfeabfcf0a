import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../kit/text/count-text';
import { shortDate } from '../../kit/time/wall-time';
import type { ProfessionalRemovalQuery, ReleasedBookingFactsFragment } from './professionals.generated';

export const texts = {
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    password: 'Contraseña',
    specialty: 'Especialidad',
    phone: 'Teléfono',
    bio: 'Presentación',
    licenseNumber: 'Matrícula',
    refepsNumber: 'Número de REFEPS',
    order: 'Orden',
    seriesOnline: 'Los pacientes pueden reservar varios turnos juntos, cada semana o cada dos',
  },
  /** As the subject of a fault: "El orden debe ser…". */
  named: { order: 'El orden' },
  faults: {
    name: 'El nombre es requerido',
    specialty: 'Elegí una especialidad',
    refepsNumber: { wrong: 'El número de REFEPS tiene solo números, entre 5 y 20' },
    password: {
      short: (minLength: number) => `La contraseña debe tener al menos ${minLength} caracteres`,
      long: (maxLength: number) => `La contraseña no puede superar los ${maxLength} caracteres`,
    },
  },
  form: {
    passwordHint: 'Si la dejás vacía, le llega una invitación por correo para elegirla.',
    chooseSpecialty: 'Seleccionar especialidad',
    noSpecialties: 'No hay especialidades activas: crealas primero en Sistema, Especialidades.',
    inactiveSpecialty: (specialty: string) => `${specialty} (inactiva)`,
    licenseHint: 'La leen todos en su página, como MN 123456. Si son varias, separalas con comas.',
    refepsHint: 'Del registro nacional de profesionales, para otros sistemas. Es público y suele contener el DNI.',
    orderHint: 'En la página principal los números más bajos van primero; el primero es 0.',
  },
  create: {
    open: 'Nuevo profesional',
    title: 'Nuevo profesional',
    emailHint: 'Ahí le llega un mensaje con un enlace.',
    submit: 'Crear profesional',
    done: 'Profesional creado exitosamente',
    failed: 'Error al crear el profesional',
  },
  several: {
    open: 'Agregar varios',
    title: 'Agregar profesionales con sus horarios',
    loading: 'Cargando las especialidades y los horarios',
    loadFailed: 'Error al cargar los datos',
    person: (number: number) => `Profesional ${number}`,
    another: 'Agregar otro profesional',
    remove: 'Quitar',
    emailHint: 'Ahí le llega una invitación para elegir su contraseña.',
    licenseHint: 'Como MN 123456; si son varias, con comas.',
    hours: 'Horario de atención',
    hoursHint: 'Después podés ajustarlo, día por día.',
    noHours: 'Sin horario por ahora',
    submit: 'Guardar e invitar',
    done: (people: number) => plural(people, 'Se agregó 1 profesional', `Se agregaron ${people} profesionales`),
    failed: 'Error al agregar los profesionales',
  },
  update: {
    title: 'Editar profesional',
    emailHint: 'Si lo cambiás, debe confirmarse de nuevo.',
    toHours: 'Ver sus horarios y fechas',
    submit: 'Guardar cambios',
    done: 'Profesional actualizado exitosamente',
    failed: 'Error al actualizar el profesional',
  },
  list: {
    caption: 'Profesionales',
    search: 'Buscar por nombre, especialidad o email',
    count: (professionals: number) => countText(professionals, 'profesional', 'profesionales'),
    failed: 'Error al cargar los datos',
    absent: 'Avisar ausencia',
    absence: 'Ausencia',
    hours: 'Horarios',
    coverage: 'Obras sociales que atiende',
    empty: 'Todavía no hay profesionales',
    emptyHint: 'Agregá el primero: después cargá sus horarios, desde su fila.',
    specialtiesFirst: 'Cada profesional tiene una especialidad: creá primero las de la clínica.',
    toSpecialties: 'Ir a Especialidades',
    /** The column's short name. */
    email: 'Email',
    noSpecialty: 'Sin especialidad',
    hidden: (name: string) => `${name} (oculto)`,
  },
  order: {
    hint: 'Arrastrá una fila, o usá Subir y Bajar, para cambiar el orden en la página principal.',
    narrowed: 'Para cambiar el orden, borrá la búsqueda.',
    done: 'Orden de profesionales actualizado',
    failed: 'Error al reordenar profesionales',
  },
  deletion: {
    title: 'Eliminar profesional',
    released: 'Se cancelan:',
    handover: 'Pasar sus turnos a colegas',
    releasedList: 'Turnos y alquileres que se cancelan',
    no: 'Conservar profesional',
    yes: 'Eliminar profesional',
    done: 'Profesional eliminado exitosamente',
    failed: 'Error al eliminar el profesional',
  },
};

type Related = ProfessionalRemovalQuery['professionalRemoval']['relatedData'];

/** One sentence per consequence. */
export function removalTexts({
  appointments,
  waitingListEntries,
  availability,
  roomBookings,
  activityLogs,
}: Related): string[] {
  const patients = plural(appointments, 'su paciente, si tiene correo', 'los pacientes que tienen correo');
  const waiting = plural(waitingListEntries, 'si tiene correo', 'a quienes tienen correo');
  return [
    appointments === 0
      ? 'No hay turnos futuros de pacientes.'
      : `${cancelled(appointments, 'turno futuro', 'turnos futuros')} y se avisa por email a ${patients}.`,
    waitingListEntries === 0
      ? 'No hay nadie en su lista de espera.'
      : `${countText(waitingListEntries, 'persona deja', 'personas dejan')} su lista de espera y se avisa por email ${waiting}.`,
    availability === 0
      ? 'No hay horarios de disponibilidad.'
      : `${deleted(availability, 'horario', 'horarios')} de disponibilidad, con las fechas no disponibles.`,
    roomBookings === 0
      ? 'No hay alquileres de sala futuros.'
      : `${cancelled(roomBookings, 'alquiler de sala futuro', 'alquileres de sala futuros')}.`,
    activityLogs === 0
      ? 'No hay registros de actividad.'
      : `${deleted(activityLogs, 'registro', 'registros')} de actividad.`,
    'Los turnos y las salas quedan libres. Lo pasado queda en el historial.',
    'Queda un registro de auditoría de la eliminación.',
    'Su cuenta pasa a ser de paciente y su sesión se cierra. Esta acción no se puede deshacer.',
  ];
}

function cancelled(count: number, one: string, many: string): string {
  return `Se ${plural(count, 'cancela', 'cancelan')} ${countText(count, one, many)}`;
}

function deleted(count: number, one: string, many: string): string {
  return `Se ${plural(count, 'elimina', 'eliminan')} ${countText(count, one, many)}`;
}

/** "mar, 2 jun, 10:00 a 10:30: turno de Ana Pérez, Sala 1" */
export function releasedText({
  kind,
  date,
  startTime,
  endTime,
  patientName,
  roomName,
}: ReleasedBookingFactsFragment): string {
  const what = kind === 'rental' ? 'alquiler' : `turno de ${patientName ?? 'un paciente'}`;
  return `${shortDate(date)}, ${startTime} a ${endTime}: ${what}, ${roomName}`;
}
