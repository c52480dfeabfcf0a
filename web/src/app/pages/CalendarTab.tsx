import { useLocation } from 'react-router-dom';

import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { AgendaPageProps } from '../../features/agenda/agenda-page-props';
import { AgendaPage } from '../../features/agenda/AgendaPage';
import { readAgendaUrl } from '../../features/agenda/agenda-url';
import { ViewSwitch } from '../../features/agenda/bar/ViewSwitch';
import { SEARCHING } from '../../features/appointments/calendar/calendar.paths';
import { CalendarPage } from '../../features/appointments/calendar/CalendarPage';
import { CardDialogs } from '../../features/appointments/calendar/CardDialogs';
import { NewAppointmentDialog } from '../../features/new-appointment/NewAppointmentDialog';
import { SEARCH } from '../../kit/list/list-url-state';
import { TYPING } from '../../kit/list/useListUrlState';

interface Props {
  viewer: SessionUserFragment;
}

/** The dashboard's calendar with its dialogs. */
export function CalendarTab({ viewer }: Props) {
  return <Calendar viewer={viewer} isPanel={false} />;
}

/** The panel's. */
export function PanelCalendar({ viewer }: Props) {
  return <Calendar viewer={viewer} isPanel />;
}

const renderNewAppointment: AgendaPageProps['renderNewAppointment'] = (props) => <NewAppointmentDialog {...props} />;
const renderActions: AgendaPageProps['renderActions'] = (options, children) => (
  <CardDialogs {...options}>{children}</CardDialogs>
);

/** A day, a week, a month or the search, as the address says. */
function Calendar({ viewer, isPanel }: Props & { isPanel: boolean }) {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const isMonth = readAgendaUrl(query).view === 'mes';
  // An emptied box keeps the focus.
  const isSearch = !isMonth && (query.has(SEARCH) || state === SEARCHING || state === TYPING);
  const common = { viewer, isPanel, renderNewAppointment };
  return isMonth || isSearch ? (
    <CalendarPage {...common} isSearch={isSearch} viewSwitch={<ViewSwitch />} />
  ) : (
    <AgendaPage {...common} renderActions={renderActions} />
  );
}
