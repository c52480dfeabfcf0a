import type { ReactNode } from 'react';

import type { NewAppointmentProps } from '../../../clinic/appointment/new-appointment';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';

export interface CalendarPageProps {
  viewer: SessionUserFragment;
  /** Pressing a day creates; cards offer every status. */
  isPanel?: boolean;
  viewSwitch?: ReactNode;
  /** Only the search, from the day or the week. */
  isSearch?: boolean;
  /** Without it nothing can be created. */
  renderNewAppointment?: (props: NewAppointmentProps) => ReactNode;
}
