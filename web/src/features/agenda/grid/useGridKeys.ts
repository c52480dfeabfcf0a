import { useState, type FocusEvent, type KeyboardEvent } from 'react';

import type { RefMap } from '../../../kit/focus/useRefMap';
import { stopAfterKey, tabStopOf, type Stop } from './grid-cursor';

/** Children ignore pointers. */
export const keyOf = ({ target }: { target: EventTarget }): string | undefined =>
  target instanceof HTMLElement ? target.dataset['key'] : undefined;

const LEADS = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/;

/** One tab stop; arrows move between appointments and free intervals. */
export function useGridKeys(stops: readonly Stop[][], now: number | null, refs: RefMap<string>) {
  const [last, setLast] = useState<string | null>(null);
  return {
    stop: tabStopOf(stops, last, now),
    onFocus: (event: FocusEvent) => setLast(keyOf(event) ?? last),
    /** False: the key leads nowhere. */
    lead: (event: KeyboardEvent, key: string): boolean => {
      if (!LEADS.test(event.key)) return false;
      const next = refs.get(stopAfterKey(event.key, key, stops));
      next?.focus();
      // Focus alone leaves a column half out of sight.
      next?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      return true;
    },
  };
}
