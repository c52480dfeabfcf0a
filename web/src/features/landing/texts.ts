import { countOrNear } from '../../kit/list/near-text';
import { insurersText } from '../../clinic/care/insurers-text';
import { countText, formatCount } from '../../kit/text/count-text';

interface FoundCounts {
  specialties: readonly unknown[];
  professionals: readonly unknown[];
  isNear: boolean;
}

const nothingFound = (search: string) => `No encontramos “${search}”`;

export const texts = {
  title: 'Turnos online',
  hero: {
    title: 'Turnos online con profesionales de la salud',
    promise: (hasAccount: boolean) =>
      `Elegí profesional, día y horario. Sin llamar${hasAccount ? '' : ' y sin crear una cuenta'}.`,
    toSpecialties: 'Ver Especialidades',
  },
  /** For signed-in patients. */
  ownTurno: {
    next: 'Tu próximo turno:',
    with: (professional: string) => `con ${professional}`,
    all: 'Ver Mis Citas',
  },
  search: {
    label: 'Buscar especialidad, profesional o molestia',
    placeholder: 'Dentista, rodilla…',
    submit: 'Buscar',
    specialty: 'Especialidad',
    professional: 'Profesional',
    insurer: 'Obra social',
    takers: (insurer: string) => `Ver quiénes atienden ${insurer}`,
    near: 'Resultados parecidos',
    insurers: insurersText,
    /** The phone follows. */
    urgent: 'Si es una urgencia, llamá al',
    /** Precedes the time, for screen readers. */
    next: 'Próximo turno:',
    /** For screen readers. */
    found: (
      { specialties, professionals, isNear }: FoundCounts,
      search: string,
      { hasList, hasSpecialties }: { hasList: boolean; hasSpecialties: boolean },
    ) => {
      const counts = [
        specialties.length > 0 && countText(specialties.length, 'especialidad', 'especialidades'),
        professionals.length > 0 && countText(professionals.length, 'profesional', 'profesionales'),
      ].filter((count) => count !== false);
      if (counts.length === 0)
        return `${nothingFound(search)}.${hasSpecialties ? ' Debajo están las especialidades que hay.' : ''}`;
      return countOrNear(`${counts.join(' y ')}.${hasList ? ' Se eligen con las flechas.' : ''}`, isNear);
    },
    nothing: nothingFound,
    /** The phone follows. */
    instead: ({ hasSpecialties, hasPhone }: { hasSpecialties: boolean; hasPhone: boolean }) => {
      const ways = [
        'Probá con otra palabra',
        ...(hasSpecialties ? ['elegí una especialidad'] : []),
        ...(hasPhone ? ['llamanos al '] : []),
      ];
      return new Intl.ListFormat('es', { type: 'disjunction' }).format(ways);
    },
    waiting: 'Buscando…',
    showAll: 'Ver todas las especialidades',
    failed: 'Error al buscar',
  },
  nothingYet: {
    hint: 'Estamos preparando los turnos online: pronto vas a poder reservar acá.',
    contact: 'Mientras tanto, comunicate con la clínica',
  },
  nextSlots: {
    title: 'Próximos turnos libres',
    failed: 'Error al cargar los próximos turnos',
    empty: 'No hay turnos libres por ahora',
    emptyFor: (payer: string) => `No hay turnos libres con ${payer} por ahora`,
    emptyHint: 'Cada profesional muestra su calendario completo.',
  },
  visitFacts: {
    label: 'Horario y dirección',
    /** Precedes the hours, for screen readers. */
    hours: 'Horario de atención:',
    closedToday: (holiday: string) => `Hoy cerrado por feriado: ${holiday}`,
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
    empty: 'No hay especialidades disponibles',
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
