import { useLocation } from 'react-router-dom';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { AgendaPageProps } from '../../features/agenda/agenda-page-props';
import { readAgendaPlace } from '../../features/agenda/agenda-place';
import { ViewSwitch } from '../../features/agenda/bar/ViewSwitch';
import { texts } from '../../features/agenda/texts';
import { CardDialogs } from '../../features/appointments/calendar/CardDialogs';
import { LatePart } from '../../kit/lazy/LatePart';
import { RowsOnTheirWay } from '../../kit/list/RowsOnTheirWay';
import { NewAppointment } from './NewAppointment';

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

const loadMonth = () => import('../../features/appointments/calendar/CalendarPage').then((file) => file.CalendarPage);
const loadAgenda = () => import('../../features/agenda/AgendaPage').then((file) => file.AgendaPage);
const LATE = { waiting: <RowsOnTheirWay />, errorTitle: texts.failed };

const renderNewAppointment = (props: NewAppointmentProps) => <NewAppointment {...props} />;
const renderActions: AgendaPageProps['renderActions'] = (options, children) => (
  <CardDialogs {...options}>{children}</CardDialogs>
);

/** A day, a week or a month, as the address says. */
function Calendar({ viewer, isPanel }: Props & { isPanel: boolean }) {
  const { search } = useLocation();
  const isMonth = readAgendaPlace(new URLSearchParams(search)).view === 'mes';
  const common = { viewer, isPanel, renderNewAppointment };
  return isMonth ? (
    <LatePart key="month" {...LATE} load={loadMonth} props={{ ...common, viewSwitch: <ViewSwitch /> }} />
  ) : (
    <LatePart key="agenda" {...LATE} load={loadAgenda} props={{ ...common, renderActions }} />
  );
}
