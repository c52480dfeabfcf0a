import type { ReactNode } from 'react';

import type { useNewAppointment } from './useNewAppointment';

/** Props of the lists of times. */
export interface TimesProps {
  appointment: ReturnType<typeof useNewAppointment>;
  today: string;
  /** The day for which the panel was opened, yyyy-MM-dd. */
  forDay: string | null;
  zoneNote: ReactNode;
  /** Switches to a typed time. */
  otherTime: ReactNode;
}
