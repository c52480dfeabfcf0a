import { useCallback, useState, type ReactNode } from 'react';

import type { MadeAppointment, NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import type { AgendaPageProps } from './agenda-page-props';

type NewTurno = Pick<NewAppointmentProps, 'date' | 'startTime' | 'professionalId' | 'roomId' | 'isOverbooking'>;

interface Options extends Pick<AgendaPageProps, 'viewer' | 'renderNewAppointment'> {
  onMade: (made: MadeAppointment) => void;
  onUndone: () => void;
}

/** Undefined where nothing can be created. */
export function useNewTurno({ viewer, renderNewAppointment, onMade, onUndone }: Options): {
  create: ((at: NewTurno) => void) | undefined;
  panel: ReactNode;
} {
  const [at, setAt] = useState<NewTurno | null>(null);
  const onClose = useCallback(() => setAt(null), []);
  const own = viewer.role === 'admin' ? null : (viewer.professional?.id ?? null);
  if (!renderNewAppointment || (viewer.role !== 'admin' && own === null)) return { create: undefined, panel: null };
  const professionalId = own ?? at?.professionalId ?? null;
  return {
    create: setAt,
    panel: renderNewAppointment({ ...at, isOpen: at !== null, professionalId, onClose, onMade, onUndone }),
  };
}
