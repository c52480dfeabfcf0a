import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { LazyComponent } from '../../../../shared/ui/LazyComponent';
import { useDialogLoadFailure } from '../../../../shared/ui/useDialogLoadFailure';
import type { FoundTurnosProps } from './FoundTurnos';

const load = () => import('./FoundTurnos').then((file) => file.FoundTurnos);

/** What a search finds, in a file of its own: who opens the calendar mostly looks at it. Without that file the calendar is there again. */
export function FoundPart(props: FoundTurnosProps) {
  const navigate = useNavigate();
  const toCalendar = useCallback(() => void navigate({ search: '' }), [navigate]);
  const onFailure = useDialogLoadFailure(toCalendar);
  return <LazyComponent load={load} wanted onFailure={onFailure} props={props} />;
}
