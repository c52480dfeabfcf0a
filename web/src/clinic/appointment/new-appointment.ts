import type { DniScan } from '@turnero/api/domain/dni-scan';

import type { KnownPatient } from '../patient/lookup/patient-lookup';

export interface MadeAppointment {
  id: string;
  startTime: string;
  professionalId: number;
}

/** The panel begins with the given values; all can be changed. */
export interface NewAppointmentProps {
  isOpen: boolean;
  /** yyyy-MM-dd */
  date?: string | null;
  /** An instant, or yyyy-MM-ddTHH:mm; need not be on offer. */
  startTime?: string | null;
  professionalId?: number | null;
  roomId?: number | null;
  patient?: KnownPatient | undefined;
  /** Card of a patient whom the clinic does not know. */
  scan?: DniScan | undefined;
  /** Begins as an overbooking. */
  isOverbooking?: boolean;
  /** From a day of the calendar: titled `Crear Nuevo Turno`, without a patient. */
  isForDay?: boolean;
  onClose: () => void;
  /** Called before the panel closes. */
  onMade: (made: MadeAppointment) => void;
  /** Called later, after the made one was cancelled by Deshacer. */
  onUndone: () => void;
}
