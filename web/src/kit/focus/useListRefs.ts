import { useMemo, useRef, type RefObject } from 'react';

import type { Cards } from './useKeptFocus';
import { useRefMap } from './useRefMap';

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
