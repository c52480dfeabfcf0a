import { useState } from 'react';

/**
 * The value as it was when `held` began, for as long as that lasts; else as it is. `value` must be the same object
 * while nothing changed.
 */
export function useHeld<Value>(value: Value, held: boolean): Value {
  const [kept, setKept] = useState(() => ({ value }));
  if (held) return kept.value;
  if (kept.value !== value) setKept({ value });
  return value;
}
