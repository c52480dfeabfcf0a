import { countText, formatCount } from '../../kit/text/count-text';

export const texts = {
  title: 'Turnos online',
  hero: {
    title: 'Turnos online con profesionales de la salud',
    /** `clinicName`: undefined while loading. */
    promise: (clinicName: string | undefined) => {
      const choose = clinicName ? `${clinicName}: elegí` : 'Elegí';
      return `${choose} profesional, día y horario, y reservá en unos minutos. Sin llamar y sin crear una cuenta.`;
    },
    toSpecialties: 'Ver Especialidades',
    search: 'Buscar una especialidad',
    placeholder: 'Especialidad',
    submit: 'Buscar',
  },
  nextSlots: {
    title: 'Próximos turnos libres',
    failed: 'Error al cargar los próximos turnos',
    empty: 'No hay turnos libres por ahora',
    emptyHint: 'Cada profesional muestra su calendario completo.',
  },
  statTiles: {
    label: 'La clínica en números',
    /** Undefined while loading. */
    figure: (count: number | undefined) => (count === undefined ? '…' : `${formatCount(count)}+`),
    booking: { label: 'Reserva de turnos', figure: '24/7' },
    management: { label: 'Gestión online', figure: '100%' },
  },
  featureBlocks: {
    title: 'Turnos sin vueltas',
    anyTime: {
      title: 'Disponibilidad 24/7',
      text: 'Reservá un turno a cualquier hora, todos los días, sin llamar por teléfono.',
    },
    rooms: { title: 'Gestión de salas', text: 'Cada turno tiene su sala, y ninguna sala se ocupa dos veces.' },
    upToDate: {
      title: 'Seguimiento en tiempo real',
      text: 'Los horarios libres y el estado de cada turno, siempre al día.',
    },
    questions: {
      title: 'Formularios por especialidad',
      text: 'Cada especialidad pregunta solo lo que necesita saber.',
    },
  },
  landingLists: {
    loading: 'Cargando las especialidades…',
    failed: 'Error al cargar las especialidades',
  },
  specialtySection: {
    title: 'Especialidades',
    found: (count: number, search: string) => `${countText(count, 'resultado', 'resultados')} para “${search}”`,
    showAll: 'Ver todas las especialidades',
    empty: 'No hay especialidades disponibles',
    nothingFound: 'Ninguna especialidad coincide con la búsqueda',
  },
  specialtyCard: {
    form: (questions: number) => `Formulario Personalizado (${countText(questions, 'campo', 'campos')})`,
    request: 'Solicitar Turno',
    /** Follows the button's text, for screen readers. */
    requestOf: (specialty: string) => `de ${specialty}`,
  },
  nextTurno: {
    /** Follows the time, for screen readers. */
    of: (whose: string) => `, ${whose}`,
  },
  professionalSection: {
    title: 'Profesionales',
    specialty: 'Filtrar por especialidad',
    allSpecialties: 'Todas',
    empty: 'No hay profesionales disponibles',
    shown: (shown: number, all: number) => `${shown} de ${all} profesionales`,
    showMore: 'Mostrar más profesionales',
  },
};
