import { useEffect, useRef } from 'react';

import { up } from '../../../kit/ui/breakpoints';
import { holdsNow } from '../../../kit/ui/useMedia';
import type { ListRefs } from './useListRefs';

interface Shown {
  /** yyyy-MM-dd; null: the whole month. */
  day: string | null;
  /** The list has loaded. */
  loaded: boolean;
  refs: ListRefs;
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
export function useListFocus({ day, loaded, refs }: Shown): (wanted: Wanted) => void {
  const asked = useRef<Wanted | null>(null);
  useEffect(() => {
    if (!loaded || asked.current?.day !== day) return;
    arrive(refs, asked.current);
    asked.current = null;
  }, [day, loaded, refs]);
  return (wanted) => {
    if (loaded && wanted.day === day) arrive(refs, wanted);
    else asked.current = wanted;
  };
}

function arrive({ title, list }: ListRefs, { focus }: Wanted): void {
  if (focus) title.current?.focus({ preventScroll: true });
  if (!holdsNow(up('wide'))) list.current?.scrollIntoView({ block: 'start' });
}
