import { countText } from '../../../kit/text/count-text';

export const texts = {
  label: 'Buscar paciente',
  placeholder: 'Nombre, teléfono, DNI o correo',
  hint: 'A quien no figure, cargalo con sus datos.',
  isNew: 'Nadie coincide: se carga como paciente nuevo. Completá sus datos.',
  noSearch: 'Tu cuenta no tiene permiso para buscar pacientes. Completá sus datos.',
  near: 'Nadie coincide del todo: elegí a alguien parecido, o completá los datos de un paciente nuevo.',
  failed: 'No se pudo buscar. Escribí los datos del paciente.',
  firstTime: 'Sin turnos anteriores.',
  waiting: 'Buscando…',
  clear: 'Borrar la búsqueda',
  found: (patients: number) => countText(patients, 'paciente', 'pacientes'),
  document: (digits: string) => `DNI ${digits}`,
  deceased: (day: string) => `Falleció el ${day}`,
  last: (day: string, professional: string) => `Último: ${day} con ${professional}`,
  /** Others may precede it, as in a series. */
  next: (day: string, professional: string) => `Próximo turno: ${day} con ${professional}`,
  cancelled: (last: string) => `${last} (cancelado)`,
  noShows: (count: number) => countText(count, 'ausencia', 'ausencias'),
};
