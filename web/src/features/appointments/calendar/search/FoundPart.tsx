import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { LazyComponent } from '../../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../../kit/lazy/useDialogLoadFailure';
import type { FoundAppointmentsProps } from './FoundAppointments';

const load = () => import('./FoundAppointments').then((file) => file.FoundAppointments);

/** Loaded on demand, as most visits only view the calendar. If it fails to load, the calendar returns. */
export function FoundPart(props: FoundAppointmentsProps) {
  const navigate = useNavigate();
  const toCalendar = useCallback(() => void navigate({ search: '' }), [navigate]);
  const onFailure = useDialogLoadFailure(toCalendar);
  return <LazyComponent load={load} isNeeded onFailure={onFailure} props={props} />;
}
