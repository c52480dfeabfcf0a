import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../kit/text/count-text';
import { clockTime, dayOf, shortDate } from '../../kit/time/wall-time';
import type { SeriesDateState } from './series-dates.generated';

interface Place {
  position: number;
  count: number;
  everyWeeks: number;
}

/** "sáb, 21 nov · 10:00" */
const momentText = (start: string) => `${shortDate(dayOf(start))} · ${clockTime(start)}`;

export const seriesTexts = {
  states: {
    free: 'Libre',
    taken: 'Ocupado',
    absent: 'No atiende',
    rooms_taken: 'Sin sala libre',
    rooms_closed: 'Salas cerradas',
    not_open: 'Mes sin abrir',
    outside_hours: 'Fuera del horario',
    past: 'Ya pasó',
    clinic_only: 'Lo reserva la clínica',
  } satisfies Record<SeriesDateState, string>,
  other: 'Otro horario',
  moment: momentText,
  /** For screen readers. */
  instead: (start: string) => `en lugar de ${momentText(start)}`,
  take: (start: string) => `Usar ${momentText(start)}`,
  giveBack: (start: string) => `Volver a ${momentText(start)}`,
  /** Not preselected. */
  allTheSame: 'Se puede elegir igual',
  noOther: 'Sin otro horario libre esa semana',
  list: 'Fechas de la serie',
  chosen: (chosen: number, all: number) =>
    chosen === all
      ? `${countText(all, 'fecha elegida', 'fechas elegidas')}`
      : `${chosen} de ${countText(all, 'fecha elegida', 'fechas elegidas')}`,
  loading: 'Viendo cómo está cada fecha…',
  failed: 'Error al cargar las fechas de la serie',
  sign: ({ position, count }: Place) => `${position}/${count}`,
  namedSign: ({ position, count }: Place) => `Serie ${position}/${count}`,
  place: ({ position, count, everyWeeks }: Place) =>
    `Turno ${position} de ${count} de una serie ${plural(everyWeeks, 'semanal', 'quincenal')}`,
};
