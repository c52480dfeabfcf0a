import { useClinicQuery } from '../../clinic/facts/clinic.generated';
import { RowsOnTheirWay } from '../../kit/list/RowsOnTheirWay';
import { useUrlState } from '../../kit/url/useUrlState';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { dayOf } from '../../kit/time/wall-time';
import type { AgendaPageProps } from './agenda-page-props';
import { readAgendaUrl } from './agenda-url';
import { agendaSearch } from './agenda.paths';
import { AgendaDayView } from './day/AgendaDayView';
import { texts } from './texts';
import { AgendaWeekView } from './week/AgendaWeekView';

/** All professionals for administrators, own for professionals. */
export function AgendaPage(props: AgendaPageProps) {
  // Reloads data from before midnight.
  const query = useClinicQuery({ fetchPolicy: 'cache-and-network', errorFallback: texts.failed });
  const { urlState, go } = useUrlState(readAgendaUrl, agendaSearch);
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<RowsOnTheirWay />}>
      {({ clinic }) => {
        const View = urlState.view === 'semana' ? AgendaWeekView : AgendaDayView;
        return <View {...props} urlState={urlState} go={go} firstToday={dayOf(clinic.now)} />;
      }}
    </LoadedOnce>
  );
}
