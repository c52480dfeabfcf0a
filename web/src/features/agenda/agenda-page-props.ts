import type { ReactNode } from 'react';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { ListRefs } from '../../kit/focus/useListRefs';
import type { AgendaAppointmentFragment } from './agenda.generated';

export interface TurnoActions {
  /** Opens the menu of statuses at `button`. */
  onStatus: (appointment: AgendaAppointmentFragment, button: HTMLElement) => void;
  onMove: (appointment: AgendaAppointmentFragment) => void;
  onEdit: (appointment: AgendaAppointmentFragment) => void;
  /** Turns an overbooking into a regular appointment with time of its own. */
  onRegularize: (appointment: AgendaAppointmentFragment) => void;
  /** Ids with a change in flight. */
  sendingIds: ReadonlySet<string>;
}

interface TurnoActionOptions {
  today: string;
  /** The clinic's instant; undefined while loading. */
  now: string | undefined;
  isPanel: boolean;
  isAdmin: boolean;
  refs: ListRefs;
  onChanged: (appointmentId: string) => void;
}

export interface AgendaPageProps {
  viewer: SessionUserFragment;
  /** The panel offers every status. */
  isPanel: boolean;
  /** Renders the dialogs of appointment actions beside `children`, which open them. */
  renderActions: (options: TurnoActionOptions, children: (actions: TurnoActions) => ReactNode) => ReactNode;
  /** The panel for a new appointment; without it nothing can be created here. */
  renderNewAppointment?: (props: NewAppointmentProps) => ReactNode;
}
