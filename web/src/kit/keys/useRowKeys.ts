import type { RefMap } from '../focus/useRefMap';
import { useKeys } from './useKeys';

/** Arrows move the focus among rows, which need a tabIndex. */
export function useRowKeys<Key>(keys: readonly Key[], rows: RefMap<Key>): void {
  const move = (step: 1 | -1): boolean => {
    const { activeElement } = document;
    const current = activeElement ? keys.findIndex((key) => rows.get(key)?.contains(activeElement)) : -1;
    const next = rows.get(current === -1 ? keys[0] : keys[current + step]);
    next?.focus();
    return next !== undefined;
  };
  const has = keys.length > 0;
  useKeys({
    ArrowUp: has && { label: 'Fila anterior', run: () => move(-1) },
    ArrowDown: has && { label: 'Fila siguiente', run: () => move(1) },
  });
}
