import { useCallback, useEffect, useMemo, useRef } from 'react';

import { useUrlState } from '../../kit/url/useUrlState';
import type { SlotChoice, SlotEvent } from './slot-choice';
import type { SlotUrlState } from './slot-url';

/** Changes made by the page, which Back skips. */
const BY_ITSELF: ReadonlySet<SlotEvent['type']> = new Set(['slots', 'rooms', 'refused', 'restored']);

interface UrlCodec<UrlState> {
  read: (query: URLSearchParams) => UrlState;
  write: (urlState: UrlState) => string;
}

/** A choice kept in the address, so that a reload and Back keep it. `opened`: without a query. All must be stable. */
export function useUrlChoice<UrlState extends SlotUrlState>(
  opened: SlotChoice,
  choose: (choice: SlotChoice, event: SlotEvent) => SlotChoice,
  { read, write }: UrlCodec<UrlState>,
) {
  const { urlState, state, go } = useUrlState(read, write);
  const lost = (state as Partial<SlotChoice> | null)?.lost ?? null;
  const choice = useMemo(() => {
    const { kindId, month, day, start, roomId } = urlState;
    return { ...opened, kindId, month: month ?? (day === null ? opened.month : null), day, start, roomId, lost };
  }, [opened, urlState, lost]);
  /** The address follows a moment later. */
  const latest = useRef<SlotChoice>(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);
  const dispatch = useCallback(
    (event: SlotEvent) => {
      // Choosing the same day again only moves the focus.
      if (event.type === 'day' && event.day === latest.current.day) return;
      const next = choose(latest.current, event);
      if (next === latest.current) return;
      latest.current = next;
      const { kindId, month, day, start, roomId } = next;
      go(
        { ...urlState, kindId, month, day, start, roomId },
        { replace: BY_ITSELF.has(event.type), state: next.lost ? { lost: next.lost } : undefined },
      );
    },
    [choose, go, urlState],
  );
  return { choice, dispatch };
}
