import { useMemo, useState } from 'react';

import type { RoomMonthView } from '../month/useRoomMonth';
import type { KnownDays } from './bulk-days';

/**
 * The days of every month shown so far, since selected days may lie in other months. The current month stays fresh.
 */
export function useKnownDays({ month, days }: Pick<RoomMonthView, 'month' | 'days'>): KnownDays {
  const [months, setMonths] = useState<ReadonlyMap<string, KnownDays>>(new Map());
  if (month !== undefined && days && days.size > 0 && months.get(month) !== days)
    setMonths(new Map(months).set(month, days));
  return useMemo(() => new Map([...months.values()].flatMap((each) => [...each])), [months]);
}
