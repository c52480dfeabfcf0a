import { dateText } from '@turnero/api/domain/date-text';
import { plural } from '@turnero/api/domain/plural';
import type { FormFieldType } from '@turnero/api/domain/request-form';

import type { ConsequenceQuestion } from '../../kit/dialog/useConfirmedChange';
import { countText, formatCount } from '../../kit/text/count-text';

const SAVE_FAILED = 'Error al guardar la especialidad';

export const texts = {
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    icon: 'Ícono',
    keywords: 'Palabras clave',
    order: 'Orden',
    state: 'Estado',
    isActive: 'Activa',
    professionals: 'Profesionales',
    questions: 'Preguntas',
  },
  faults: {
    name: 'El nombre es requerido',
    order: 'El orden es requerido',
    questions: (most: number) => `Un formulario no puede tener más de ${most} preguntas`,
  },
  /** As the subject of a fault: "El orden debe ser…". */
  named: { order: 'El orden' },
  states: { active: 'Activa', inactive: 'Inactiva' },
  list: {
    caption: 'Especialidades',
    search: 'Buscar una especialidad',
    active: 'Activas',
    inactive: 'Inactivas',
    count: (specialties: number) => countText(specialties, 'especialidad', 'especialidades'),
    failed: 'Error al cargar las especialidades',
    empty: 'Todavía no hay especialidades',
    emptyHint: 'Creá la primera: se mostrará en la página principal, y podrás elegir qué pregunta su formulario.',
  },
  create: {
    open: 'Nueva especialidad',
    title: 'Nueva especialidad',
    submit: 'Crear especialidad',
    done: 'Especialidad creada exitosamente',
    failed: SAVE_FAILED,
  },
  fromList: {
    open: 'Agregar de la lista',
    title: 'Agregar especialidades de la lista',
    loading: 'Cargando las especialidades',
    legend: 'Especialidades',
    all: (specialties: number) => `Ver las ${specialties}`,
    none: 'Elegí al menos una especialidad',
    submit: 'Agregar las elegidas',
    done: (specialties: number) =>
      plural(specialties, 'Se agregó 1 especialidad', `Se agregaron ${formatCount(specialties)} especialidades`),
    failed: 'Error al agregar las especialidades',
  },
  update: {
    title: 'Editar especialidad',
    submit: 'Guardar cambios',
    done: 'Especialidad actualizada exitosamente',
    failed: SAVE_FAILED,
  },
  form: {
    descriptionHint: 'La lee quien busca un turno.',
    keywordsHint: 'Otras palabras con las que se la busca, por ejemplo: dentista, muelas. Separalas con comas.',
    orderHint: 'Las listas muestran primero el número más bajo.',
    isActive: 'Activa: se ofrece en la página principal',
  },
  deletion: {
    title: 'Eliminar especialidad',
    question: (name: string) => `¿Estás seguro de que quieres eliminar la especialidad "${name}"?`,
    consequence: 'Deja de existir, con las preguntas de su formulario. Esta acción no se puede deshacer.',
    no: 'Conservar especialidad',
    yes: 'Eliminar especialidad',
    done: 'Especialidad eliminada exitosamente',
    failed: 'Error al eliminar la especialidad',
  },
  iconField: {
    open: 'Cambiar ícono',
    close: 'Cerrar los íconos',
    search: 'Buscar un ícono',
    searchExample: 'Por ejemplo: corazón',
    count: (icons: number) =>
      icons === 0 ? 'Ningún ícono coincide con la búsqueda' : countText(icons, 'ícono', 'íconos'),
    grid: 'Íconos',
  },
  questions: {
    title: 'Preguntas del formulario',
    hint: 'Se hacen al pedir un turno de esta especialidad, además del nombre y los datos de contacto.',
    add: 'Agregar pregunta',
    full: (most: number) => `Un formulario puede tener hasta ${most} preguntas.`,
    removed: (name: string) => `Se quitó “${name}”.`,
    putBack: 'Deshacer',
    /** In edit conflicts over all questions. */
    none: 'ninguna',
  },
  question: {
    fields: {
      label: 'Pregunta',
      type: 'Tipo de respuesta',
      options: 'Opciones',
      min: 'Mínimo',
      max: 'Máximo',
      placeholder: 'Texto de ayuda',
      required: 'Obligatoria',
    },
    /** In the order of the list. */
    types: {
      text: 'Texto corto',
      textarea: 'Texto largo',
      email: 'Correo electrónico',
      tel: 'Teléfono',
      number: 'Número',
      date: 'Fecha',
      select: 'Lista desplegable',
      radio: 'Opciones, una sola',
      checkbox: 'Casillas',
    } satisfies Record<FormFieldType, string>,
    faults: {
      label: 'El texto de la pregunta es requerido',
      bounds: (min: number, max: number) => `Escribí un número entre ${formatCount(min)} y ${formatCount(max)}`,
    },
    optionsHint: (type: FormFieldType) =>
      type === 'checkbox' ? 'Una por línea. Sin opciones, se responde con sí o no.' : 'Una por línea.',
    placeholderHint: 'Se ve dentro del campo mientras está vacío.',
    remove: 'Quitar pregunta',
    unnamed: 'Pregunta sin texto',
  },
  preview: {
    title: 'Vista previa',
    hint: 'Así ve el formulario quien pide un turno.',
    empty: 'Sin preguntas: el formulario pide los datos de contacto y cuándo prefiere venir.',
  },
};

/** Listed before the specialty is switched off. */
export interface OpenRequest {
  id: string;
  number: number;
  patientName: string;
  /** Sent on, yyyy-MM-dd. */
  date: string;
}

/** For one with open requests; the public can book its `professionals`. */
export function switchOffQuestion(
  specialty: string,
  professionals: number,
  requests: readonly OpenRequest[],
): ConsequenceQuestion {
  return {
    title: `¿Desactivar ${specialty}?`,
    summary: `Tiene ${countText(requests.length, 'solicitud abierta', 'solicitudes abiertas')}:`,
    list: 'Solicitudes abiertas',
    items: requests.map(({ id, number, patientName, date }) => {
      return { id, text: `N.º ${number}, de ${patientName}, enviada el ${dateText(date)}` };
    }),
    consequences: [
      `${plural(requests.length, 'Queda abierta y no se avisa a su paciente', 'Quedan abiertas y no se avisa a sus pacientes')}: ` +
        `${plural(requests.length, 'podés asignarla o rechazarla', 'podés asignarlas o rechazarlas')}.`,
      'La especialidad deja de verse en la página principal y no recibe más solicitudes.' +
        (professionals === 0
          ? ''
          : ` ${plural(professionals, 'Su profesional sigue', 'Sus profesionales siguen')} ofreciendo turnos.`),
    ],
    no: 'No guardar',
    yes: 'Desactivar especialidad',
  };
}

interface Kind {
  type: FormFieldType;
  required: boolean;
}

/** "Texto corto · obligatoria" */
export function questionKindText({ type, required }: Kind): string {
  return `${texts.question.types[type]}${required ? ' · obligatoria' : ''}`;
}

/** "Peso (Número, obligatoria)" */
export function questionText({ label, type, required }: Kind & { label: string }): string {
  return `${label} (${texts.question.types[type]}${required ? ', obligatoria' : ''})`;
}
