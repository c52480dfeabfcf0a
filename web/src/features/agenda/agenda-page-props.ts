import type { ReactNode } from 'react';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { ListRefs } from '../../kit/focus/useListRefs';
import type { AgendaAppointmentFragment } from './agenda.generated';

export interface TurnoActions {
  /** At `button`. */
  onStatus: (appointment: AgendaAppointmentFragment, button: HTMLElement) => void;
  /** At once. */
  onConfirm: (appointment: AgendaAppointmentFragment) => void;
  onMove: (appointment: AgendaAppointmentFragment) => void;
  onEdit: (appointment: AgendaAppointmentFragment) => void;
  onCoverage: (appointment: AgendaAppointmentFragment) => void;
  onCancel: (appointment: AgendaAppointmentFragment) => void;
  /** Needs a time of its own. */
  onRegularize: (appointment: AgendaAppointmentFragment) => void;
  /** In flight. */
  sendingIds: ReadonlySet<string>;
}

interface TurnoActionOptions {
  today: string;
  /** The clinic's. */
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
  /** Dialogs beside `children`, which open them. */
  renderActions: (options: TurnoActionOptions, children: (actions: TurnoActions) => ReactNode) => ReactNode;
  /** Without it nothing can be created. */
  renderNewAppointment?: (props: NewAppointmentProps) => ReactNode;
}
