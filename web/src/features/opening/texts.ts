import { uncapitalized } from '../../kit/text/capitalized';
import type { NoSlotsReason } from '../../clinic/no-slots/no-slots.generated';
import { shortReason } from '../../clinic/no-slots/reason-text';
import type { OpeningStepName } from './opening.generated';

interface StepTexts {
  title: string;
  about: string;
  /** Page to change it later. */
  later: string;
}

const IN_THEIR_HOURS: readonly NoSlotsReason[] = ['rooms_closed', 'rooms_taken'];

export const texts = {
  title: 'Apertura de la clínica',
  about: 'Con estos pasos los pacientes ya pueden reservar. Lo que falta queda acá hasta que esté.',
  count: (done: number, all: number) => `${done} de ${all} listos`,
  done: 'Listo',
  open: 'Hacer ahora',
  incomplete: (about: string) => `Se guardó, pero a este paso todavía le falta algo. ${about}`,
  /** "Lucía Paz: salas cerradas en su horario." */
  reasonOf: (name: string, reason: NoSlotsReason) =>
    `${name}: ${uncapitalized(shortReason(reason, false))}${IN_THEIR_HOURS.includes(reason) ? ' en su horario' : ''}.`,
  mend: { rooms: 'Ver el horario de las salas', hours: 'Ver su horario', profile: 'Ver sus datos' },
  toProfessionals: 'Ver los profesionales',
  toRooms: 'Ver las salas',
  loading: 'Cargando el paso',
  stepFailed: 'Error al cargar el paso',
  steps: {
    identity: {
      title: 'Datos de la clínica',
      about: 'Su propio nombre, y un teléfono o un email donde comunicarse: se leen en cada página y en cada correo.',
      later: 'Sistema, Configuración',
    },
    specialties: {
      title: 'Especialidades',
      about: 'Elegí las que se atienden. Cada una viene con ícono, palabras para encontrarla y preguntas.',
      later: 'Sistema, Especialidades',
    },
    rooms: {
      title: 'Salas y su horario',
      about: 'Sin una sala abierta no hay turnos: cada turno ocupa una.',
      later: 'Sistema, Salas',
    },
    professionals: {
      title: 'Profesionales',
      about: 'Con su especialidad y su horario. La tarifa puede quedar vacía: los pacientes leen "A consultar".',
      later: 'Profesionales',
    },
    slot: {
      title: 'Primer turno libre',
      about: 'Lo que ve quien entra a la página de la clínica.',
      later: '',
    },
  } satisfies Record<OpeningStepName, StepTexts>,
  isOpen: 'La clínica está abierta',
  firstSlot: (moment: string, professional: string) => `El primer turno libre es el ${moment}, con ${professional}.`,
  seeSlot: 'Ver el primer turno libre',
  noSlot: 'Todavía no hay ningún turno libre en los próximos tres meses.',
  before: 'Se calcula cuando lo anterior está listo.',
  changeLater: (where: string) => `Se cambia en ${where}.`,
};
