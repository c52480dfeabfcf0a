import { useEffect, useRef } from 'react';

import { holdsNow, up } from '../../../kit/ui/breakpoints';
import type { ListRefs } from '../../../kit/focus/useListRefs';

interface Shown {
  /** yyyy-MM-dd; null: whole month. */
  day: string | null;
  /** The list has loaded. */
  loaded: boolean;
  refs: ListRefs;
}

interface ListTarget {
  day: string | null;
  /** The pressed element disappears. */
  focus: boolean;
}

/** Scrolls to a loaded list below the month. `focus` focuses its heading. */
export function useListFocus({ day, loaded, refs }: Shown): (target: ListTarget) => void {
  const pending = useRef<ListTarget | null>(null);
  useEffect(() => {
    if (!loaded || pending.current?.day !== day) return;
    arrive(refs, pending.current);
    pending.current = null;
  }, [day, loaded, refs]);
  return (target) => {
    if (loaded && target.day === day) arrive(refs, target);
    else pending.current = target;
  };
}

function arrive({ title, list }: ListRefs, { focus }: ListTarget): void {
  if (focus) title.current?.focus({ preventScroll: true });
  if (!holdsNow(up('wide'))) list.current?.scrollIntoView({ block: 'start' });
}
