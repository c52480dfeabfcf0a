import type { ReactNode } from 'react';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { ListRefs } from '../../kit/focus/useListRefs';
import type { AgendaAppointmentFragment } from './agenda.generated';

/** Opens the dialogs of a turno. */
export interface TurnoActions {
  /** Opens the menu of statuses at `button`. */
  onStatus: (appointment: AgendaAppointmentFragment, button: HTMLElement) => void;
  onMove: (appointment: AgendaAppointmentFragment) => void;
  onEdit: (appointment: AgendaAppointmentFragment) => void;
  /** A sobreturno gets its time for itself. */
  onRegularize: (appointment: AgendaAppointmentFragment) => void;
  /** Those of which a change is being sent. */
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
  /** In the panel every status is offered. */
  isPanel: boolean;
  /** Draws the dialogs of turnos beside `children`, which open them. */
  renderActions: (options: TurnoActionOptions, children: (actions: TurnoActions) => ReactNode) => ReactNode;
  /** The panel that makes a turno; without it nothing can be created here. */
  renderNewAppointment?: (props: NewAppointmentProps) => ReactNode;
}
