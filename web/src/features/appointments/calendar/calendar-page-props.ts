import type { ReactNode } from 'react';

import type { SessionUserFragment } from '../../../clinic/session/session.generated';

/** A turno that was just created. */
export interface MadeAppointment {
  id: string;
  /** On the clinic's clock. */
  startTime: string;
  professionalId: number;
}

/** Props of the dialog `Crear Turno`. */
export interface StaffBookingProps {
  isOpen: boolean;
  /** yyyy-MM-dd */
  selectedDate: string | null;
  selectedProfessionalId: number | null;
  onClose: () => void;
  onBooked: (made: MadeAppointment) => void;
}

/** Props of the dialog `Crear Nuevo Turno`. */
export interface StaffCreateProps {
  /** yyyy-MM-dd */
  date: string;
  selectedProfessionalId: number | null;
  onClose: () => void;
  onCreated: (made: MadeAppointment) => void;
}

export interface CalendarPageProps {
  viewer: SessionUserFragment;
  /** In the panel a press on a day creates a turno, and cards offer every status. */
  isPanel?: boolean;
  /** Without it nothing can be created here. */
  renderBooking?: (props: StaffBookingProps) => ReactNode;
  /** For administrators: creates a turno on the chosen day. */
  renderCreate?: (props: StaffCreateProps) => ReactNode;
}
