import { createContext, useContext } from 'react';

import type { useNewAppointment } from './useNewAppointment';

export type NewAppointment = ReturnType<typeof useNewAppointment>;

export const NewAppointmentContext = createContext<NewAppointment | null>(null);

/** Returns the appointment of the surrounding panel. */
export function useAppointmentContext(): NewAppointment {
  const appointment = useContext(NewAppointmentContext);
  if (!appointment) throw new Error('Rendered outside of NewAppointmentContext');
  return appointment;
}
