import { useEffect, useRef } from 'react';

import { up } from '../../../kit/ui/breakpoints';
import { holdsNow } from '../../../kit/ui/useMedia';
import { LIST_TITLE_ID } from './AppointmentList';

interface Shown {
  /** yyyy-MM-dd; null: the whole month. */
  day: string | null;
  /** The list has loaded. */
  loaded: boolean;
}

interface Wanted {
  day: string | null;
  /** The pressed element goes with its list. */
  focus: boolean;
}

/**
 * Scrolls to a day's or month's list once it has loaded, if it is below the month. With `focus` its heading takes the
 * focus.
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
