import { dayIn, idIn } from '../../kit/url/query';
import { AGENDA_QUERY, restOfAgenda, type AgendaUrlState } from './agenda.paths';

/** Drops invalid values. Default view: month, as in documented links. */
export function readAgendaUrl(query: URLSearchParams): AgendaUrlState {
  const view = query.get(AGENDA_QUERY.view);
  const look = query.get(AGENDA_QUERY.look);
  const zoom = query.get(AGENDA_QUERY.zoom);
  return {
    view: view === 'dia' || view === 'semana' ? view : 'mes',
    day: dayIn(query, AGENDA_QUERY.day),
    look: look === 'grilla' || look === 'tabla' ? look : null,
    columns: query.get(AGENDA_QUERY.columns) === 'sala' ? 'sala' : 'profesional',
    zoom: zoom === 'baja' || zoom === 'alta' ? zoom : 'normal',
    hidesUnused: query.get(AGENDA_QUERY.unused) === 'ocultas',
    professionalId: idIn(query, AGENDA_QUERY.professional),
    roomId: idIn(query, AGENDA_QUERY.room),
    rest: restOfAgenda(query),
  };
}
