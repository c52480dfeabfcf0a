import { restOf, searchOf, VIEW_KEY } from '../../kit/place/query';

/** The calendar's looks: a day or a week of the agenda, or the month. */
export type AgendaView = 'dia' | 'semana' | 'mes';
/** A day's: columns of time, or rows. */
export type AgendaLook = 'grilla' | 'tabla';
/** The dimension of the grid's columns. */
export type AgendaColumns = 'profesional' | 'sala';

/** Query keys; day and professional are the month's too. */
export const AGENDA_QUERY = {
  view: VIEW_KEY,
  day: 'dia',
  look: 'como',
  columns: 'por',
  professional: 'profesional',
  room: 'sala',
} as const;

export interface AgendaPlace {
  view: AgendaView;
  /** yyyy-MM-dd; null: today. */
  day: string | null;
  /** null: as suits the window. */
  look: AgendaLook | null;
  columns: AgendaColumns;
  /** null: everybody. */
  professionalId: number | null;
  /** null: everywhere. */
  roomId: number | null;
  /** Keys of the page's other parts, e.g. the order. */
  rest: string;
}

/** Search of the menus' links. */
export const TODAY_SEARCH = `?${AGENDA_QUERY.view}=dia`;

/** The query with its question mark. */
export function agendaSearch(place: Partial<AgendaPlace>): string {
  const { view = 'dia', day = null, look = null, columns, professionalId = null, roomId = null, rest = '' } = place;
  return searchOf(
    [
      [AGENDA_QUERY.view, view === 'mes' ? null : view],
      [AGENDA_QUERY.day, day],
      [AGENDA_QUERY.look, look],
      [AGENDA_QUERY.columns, columns === 'sala' ? columns : null],
      [AGENDA_QUERY.professional, professionalId],
      [AGENDA_QUERY.room, roomId],
    ],
    rest,
  );
}

export function restOfAgenda(query: URLSearchParams): string {
  return restOf(query, Object.values(AGENDA_QUERY));
}
