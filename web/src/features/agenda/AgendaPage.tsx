import { useClinicQuery } from '../../clinic/facts/clinic.generated';
import { RowsOnTheirWay } from '../../kit/list/RowsOnTheirWay';
import { usePlace } from '../../kit/place/usePlace';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { dayOf } from '../../kit/time/wall-time';
import type { AgendaPageProps } from './agenda-page-props';
import { readAgendaPlace } from './agenda-place';
import { agendaSearch } from './agenda.paths';
import { AgendaDayView } from './day/AgendaDayView';
import { texts } from './texts';
import { AgendaWeekView } from './week/AgendaWeekView';

/** Agenda of a day or a week: every professional for administrators, the user's own for professionals. */
export function AgendaPage(props: AgendaPageProps) {
  // Today in the clinic. Data from before midnight is reloaded.
  const query = useClinicQuery({ fetchPolicy: 'cache-and-network', errorFallback: texts.failed });
  const { place, go } = usePlace(readAgendaPlace, agendaSearch);
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<RowsOnTheirWay />}>
      {({ clinic }) => {
        const View = place.view === 'semana' ? AgendaWeekView : AgendaDayView;
        return <View {...props} place={place} go={go} firstToday={dayOf(clinic.now)} />;
      }}
    </LoadedOnce>
  );
}
