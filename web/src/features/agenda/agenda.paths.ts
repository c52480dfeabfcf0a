import { restOf, searchOf, VIEW_KEY } from '../../kit/url/query';

/** Views of the calendar. */
export type AgendaView = 'dia' | 'semana' | 'mes';
/** Time columns, or rows. */
export type AgendaLook = 'grilla' | 'tabla';
export type AgendaColumns = 'profesional' | 'sala';
/** Height of the grid's hours. */
export type AgendaZoom = 'baja' | 'normal' | 'alta';

/** Query keys; the month view shares day and professional. */
export const AGENDA_QUERY = {
  view: VIEW_KEY,
  day: 'dia',
  look: 'como',
  columns: 'por',
  zoom: 'altura',
  unused: 'vacias',
  professional: 'profesional',
  room: 'sala',
} as const;

export interface AgendaUrlState {
  view: AgendaView;
  /** yyyy-MM-dd; null: today. */
  day: string | null;
  /** null: by window width. */
  look: AgendaLook | null;
  columns: AgendaColumns;
  zoom: AgendaZoom;
  /** Columns without appointments. */
  hidesUnused: boolean;
  /** null: all. */
  professionalId: number | null;
  /** null: all. */
  roomId: number | null;
  /** Keys of other parts. */
  rest: string;
}

export const TODAY_SEARCH = `?${AGENDA_QUERY.view}=dia`;

/** With question mark. */
export function agendaSearch(urlState: Partial<AgendaUrlState>): string {
  const { view = 'dia', day = null, look = null, columns, zoom = 'normal', hidesUnused } = urlState;
  const { professionalId = null, roomId = null, rest = '' } = urlState;
  return searchOf(
    [
      [AGENDA_QUERY.view, view === 'mes' ? null : view],
      [AGENDA_QUERY.day, day],
      [AGENDA_QUERY.look, look],
      [AGENDA_QUERY.columns, columns === 'sala' ? columns : null],
      [AGENDA_QUERY.zoom, zoom === 'normal' ? null : zoom],
      [AGENDA_QUERY.unused, hidesUnused ? 'ocultas' : null],
      [AGENDA_QUERY.professional, professionalId],
      [AGENDA_QUERY.room, roomId],
    ],
    rest,
  );
}

export function restOfAgenda(query: URLSearchParams): string {
  return restOf(query, Object.values(AGENDA_QUERY));
}
