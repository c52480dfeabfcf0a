import { useLocation } from 'react-router-dom';

import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { AgendaPageProps } from '../../features/agenda/agenda-page-props';
import { AgendaPage } from '../../features/agenda/AgendaPage';
import { readAgendaUrl } from '../../features/agenda/agenda-url';
import { ViewSwitch } from '../../features/agenda/bar/ViewSwitch';
import { CalendarPage } from '../../features/appointments/calendar/CalendarPage';
import { CardDialogs } from '../../features/appointments/calendar/CardDialogs';
import { NewAppointmentDialog } from '../../features/new-appointment/NewAppointmentDialog';

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

/** A day, a week or a month, as the address says. */
function Calendar({ viewer, isPanel }: Props & { isPanel: boolean }) {
  const { search } = useLocation();
  const isMonth = readAgendaUrl(new URLSearchParams(search)).view === 'mes';
  const common = { viewer, isPanel, renderNewAppointment };
  return isMonth ? (
    <CalendarPage {...common} viewSwitch={<ViewSwitch />} />
  ) : (
    <AgendaPage {...common} renderActions={renderActions} />
  );
}
