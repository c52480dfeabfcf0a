import type { ListShape } from '../../kit/list/list-url-state';
import { isId } from '../../kit/url/query';
import { addDays, dayOf } from '../../kit/time/wall-time';
import type { CancellationNotice, FigureTurnosFilter, LeadTime, TurnosOfFigure } from './figures.generated';
import { FIGURE_TURNOS_PATH } from './figures.paths';
import { texts } from './texts';

export type FigureFilterName = 'periodo' | 'especialidad' | 'profesional';
type Filters<Name extends string> = Readonly<Record<Name, string>>;

/** In days. */
const USUAL_DAYS = 90;
const FILTERS = { periodo: Object.keys(texts.periods), especialidad: isId, profesional: isId };

/** Keyed by their names in the address. */
export const FIGURES_SHAPE: ListShape<FigureFilterName, never> = { filters: FILTERS };

const OF: Readonly<Record<string, TurnosOfFigure>> = {
  cerrados: 'closed',
  ausentes: 'missed',
  cancelados: 'cancelled',
  ocupados: 'refilled',
};
const LEAD_TIMES: Readonly<Record<string, LeadTime>> = {
  'mismo-dia': 'same_day',
  '1-2': 'days_1_to_2',
  '3-7': 'days_3_to_7',
  '8-14': 'days_8_to_14',
  '15-30': 'days_15_to_30',
  '31': 'days_31_on',
};
const NOTICES: Readonly<Record<string, CancellationNotice>> = {
  despues: 'after_start',
  '24h': 'under_24_hours',
  '48h': 'hours_24_to_48',
  '2-6': 'days_2_to_6',
  '7': 'days_7_on',
  desconocido: 'unknown',
};

export type TurnosFilterName = FigureFilterName | 'cuales' | 'anticipacion' | 'aviso';

export const TURNOS_SHAPE: ListShape<TurnosFilterName, never> = {
  filters: { ...FILTERS, cuales: Object.keys(OF), anticipacion: Object.keys(LEAD_TIMES), aviso: Object.keys(NOTICES) },
};

/** The filter for the choices, ending at the clinic's date. `now`: the clinic's instant. */
export function figureFilter({ periodo, especialidad, profesional }: Filters<FigureFilterName>, now: string) {
  const until = dayOf(now);
  return {
    from: addDays(until, 1 - (Number(periodo) || USUAL_DAYS)),
    until,
    specialtyId: Number(especialidad) || null,
    professionalId: Number(profesional) || null,
  };
}

export function turnosFilter(filters: Filters<TurnosFilterName>, now: string): FigureTurnosFilter {
  return {
    ...figureFilter(filters, now),
    of: OF[filters.cuales] ?? 'closed',
    leadTime: LEAD_TIMES[filters.anticipacion] ?? null,
    notice: NOTICES[filters.aviso] ?? null,
  };
}

interface Part {
  of: TurnosOfFigure;
  leadTime?: LeadTime;
  notice?: CancellationNotice;
}

/** Path of the appointments behind a figure, with the same filters. */
export function turnosPath(filters: Filters<FigureFilterName>, { of, leadTime, notice }: Part): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  query.set('cuales', wordOf(OF, of));
  if (leadTime) query.set('anticipacion', wordOf(LEAD_TIMES, leadTime));
  if (notice) query.set('aviso', wordOf(NOTICES, notice));
  return `${FIGURE_TURNOS_PATH}?${query}`;
}

function wordOf<Value>(words: Readonly<Record<string, Value>>, value: Value): string {
  return Object.keys(words).find((word) => words[word] === value) ?? '';
}
