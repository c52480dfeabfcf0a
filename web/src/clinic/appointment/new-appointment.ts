/** A turno that was just created. */
export interface MadeAppointment {
  id: string;
  /** On the clinic's clock. */
  startTime: string;
  professionalId: number;
}

/** Props of the panel that makes a turno; it begins with what is given and lets it be changed. */
export interface NewAppointmentProps {
  isOpen: boolean;
  /** yyyy-MM-dd */
  date?: string | null;
  /** An instant on the clinic's clock, or yyyy-MM-ddTHH:mm; any time, on offer or not. */
  startTime?: string | null;
  professionalId?: number | null;
  roomId?: number | null;
  /** At `startTime` a sobreturno is meant: its box begins ticked. */
  isOverbooking?: boolean;
  /** Opened from a day of the calendar: titled `Crear Nuevo Turno`, without a patient filled in. */
  isForDay?: boolean;
  onClose: () => void;
  /** Called before the panel closes. */
  onMade: (made: MadeAppointment) => void;
}
