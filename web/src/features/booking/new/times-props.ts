import type { ReactNode } from 'react';

import type { useNewAppointment } from './useNewAppointment';

/** Of the lists of times. */
export interface TimesProps {
  appointment: ReturnType<typeof useNewAppointment>;
  today: string;
  /** The day that the panel was opened by, yyyy-MM-dd. */
  forDay: string | null;
  zoneNote: ReactNode;
  /** Leads to a time that is typed. */
  otherTime: ReactNode;
}
