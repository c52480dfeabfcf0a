import { useMemo, useRef, type RefObject } from 'react';

import type { Cards } from '../../../kit/focus/useKeptFocus';
import { useRefMap } from '../../../kit/focus/useRefMap';

/** Where the focus goes in the list of turnos: its heading, or a turno's, by id. */
export interface ListRefs extends Cards<string> {
  list: RefObject<HTMLElement | null>;
  title: RefObject<HTMLHeadingElement | null>;
}

export function useListRefs(): ListRefs {
  const list = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const cards = useRefMap<string>();
  const headings = useRefMap<string>();
  return useMemo(() => ({ list, title, cards, headings }), [cards, headings]);
}
