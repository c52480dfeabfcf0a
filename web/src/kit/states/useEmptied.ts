import { useState } from 'react';

/** Whether `key` had choices before and has none now. `count`: undefined while unknown; another key starts anew. */
export function useEmptied(key: string | null, count: number | undefined): boolean {
  const [filledKey, setFilledKey] = useState<string | null>(null);
  if (key !== null && count !== undefined && count > 0 && key !== filledKey) setFilledKey(key);
  return key !== null && key === filledKey && count === 0;
}
