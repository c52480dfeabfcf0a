import type { ReactNode } from 'react';

import type { SessionUserFragment } from '../../../shared/session/session.generated';

/** A turno that was made just now. */
export interface MadeTurno {
  id: string;
  /** As the clinic's clock tells it. */
  startTime: string;
  professionalId: number;
}

/** What the dialog of `Crear Turno` gets. */
export interface StaffBookingProps {
  isOpen: boolean;
  /** The chosen day, yyyy-MM-dd. */
  selectedDate: string | null;
  selectedProfessionalId: number | null;
  onClose: () => void;
  /** After the turno is made. */
  onBooked: (made: MadeTurno) => void;
}

/** What the dialog of `Crear Nuevo Turno` gets. */
export interface StaffCreateProps {
  /** yyyy-MM-dd */
  date: string;
  selectedProfessionalId: number | null;
  onClose: () => void;
  onCreated: (made: MadeTurno) => void;
}

export interface CalendarPageProps {
  viewer: SessionUserFragment;
  /** The panel's: a press on a day makes a turno there, and a card offers every status. */
  isPanel?: boolean;
  /** Without it no turno can be made here. */
  renderBooking?: (props: StaffBookingProps) => ReactNode;
  /** For administrators: makes one on the chosen day. */
  renderCreate?: (props: StaffCreateProps) => ReactNode;
}
