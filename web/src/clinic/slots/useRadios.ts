import { useImperativeHandle, type KeyboardEvent, type Ref } from 'react';

import { useRefMap } from '../../kit/focus/useRefMap';

/** Arrows only move: choosing leads to the next step. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Options<Key> {
  keys: readonly Key[];
  tabStop: Key | undefined;
  tabStopRef?: Ref<HTMLElement | undefined>;
}

/** Arrows, Home and End move among ChoiceButtons of a radiogroup. */
export function useRadios<Key>({ keys, tabStop, tabStopRef }: Options<Key>) {
  const { ref, get } = useRefMap<Key>();
  useImperativeHandle(tabStopRef, () => get(tabStop));
  return {
    get,
    radio: (key: Key) => ({ ref: ref(key), tabIndex: key === tabStop ? 0 : -1 }),
    onKeyDown: (event: KeyboardEvent) => {
      const here = keys.findIndex((key) => get(key) === event.target);
      const next = nextCell(event.key, here, keys.length);
      if (here === -1 || next === undefined) return;
      event.preventDefault();
      get(keys[next])?.focus();
    },
  };
}

function nextCell(key: string, here: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (here + step + count) % count;
}
