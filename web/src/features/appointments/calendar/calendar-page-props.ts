import type { ReactNode } from 'react';

import type { NewAppointmentProps } from '../../../clinic/appointment/new-appointment';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';

export interface CalendarPageProps {
  viewer: SessionUserFragment;
  /** In the panel a press on a day creates a turno, and cards offer every status. */
  isPanel?: boolean;
  /** Leads to the day and the week. */
  viewSwitch?: ReactNode;
  /** The panel that makes a turno; without it nothing can be created here. */
  renderNewAppointment?: (props: NewAppointmentProps) => ReactNode;
}
