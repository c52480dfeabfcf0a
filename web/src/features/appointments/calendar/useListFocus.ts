import { useEffect, useRef } from 'react';

import { up } from '../../../shared/ui/breakpoints';
import { holdsNow } from '../../../shared/ui/useMedia';
import { LIST_TITLE_ID } from './AppointmentList';

interface Shown {
  /** yyyy-MM-dd; null: the whole month. */
  day: string | null;
  /** Whether the list is there, and not on its way. */
  loaded: boolean;
}

interface Wanted {
  day: string | null;
  /** What was pressed goes with the list that it stood in. */
  focus: boolean;
}

/**
 * Shows the list of a day or of the month once it is on show, which is later than the press: where it lies below the
 * month it comes into view. The focus stays where it is, unless `focus` asks for the list's heading to have it.
 */
export function useListFocus({ day, loaded }: Shown): (wanted: Wanted) => void {
  const asked = useRef<Wanted | null>(null);
  useEffect(() => {
    if (!loaded || asked.current?.day !== day) return;
    arrive(asked.current);
    asked.current = null;
  }, [day, loaded]);
  return (wanted) => {
    if (loaded && wanted.day === day) arrive(wanted);
    else asked.current = wanted;
  };
}

function arrive({ focus }: Wanted): void {
  const title = document.getElementById(LIST_TITLE_ID);
  if (focus) title?.focus({ preventScroll: true });
  if (!holdsNow(up('wide'))) title?.closest('section')?.scrollIntoView({ block: 'start' });
}
