import { useRef, type ReactNode } from 'react';

import { useForgetNoSlots } from '../../clinic/no-slots/useForgetNoSlots';
import type { HeldBooking } from '../../clinic/rooms/held-bookings';
import { useConfirmedChange } from '../../kit/dialog/useConfirmedChange';
import type { Outcome } from '../../kit/graphql/hooks';
import { monthName } from '../../kit/time/wall-time';
import {
  useSetRoomAvailabilityMutation,
  type SetRoomAvailabilityMutation,
  type SetRoomAvailabilityMutationVariables,
} from './room-hours.generated';
import { conflictQuestion } from './texts';

export type MonthChange = Omit<SetRoomAvailabilityMutationVariables, 'confirmedBookings'>;
export type MonthOutcome = Outcome<SetRoomAvailabilityMutation>;

export interface SetMonth {
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
  /** Saved by this page. */
  isOwn: (month: MonthVersion) => boolean;
  question: ReactNode;
}

interface MonthVersion {
  year: number;
  month: number;
  version: number;
}

/**
 * Asks first when bookings would lie outside the hours; see useConfirmedChange. On CONFLICT reloads the month for the
 * next try.
 */
export function useSetMonth(reload: () => Promise<unknown>): SetMonth {
  const [send] = useSetRoomAvailabilityMutation();
  const { confirmed, question } = useConfirmedChange();
  const own = useRef(new Set<string>());
  const forgetNoSlots = useForgetNoSlots();

  const setMonth = async (change: MonthChange) => {
    const month = monthName(`${change.year}-${String(change.month).padStart(2, '0')}`);
    const outcome = await confirmed(
      (ids) => send({ ...change, ...(ids && { confirmedBookings: ids }) }),
      (outside: readonly HeldBooking[]) => conflictQuestion(month, outside),
    );
    if (outcome.data) {
      own.current.add(nameOf(outcome.data.setRoomAvailability));
      void forgetNoSlots();
    }
    if (outcome.error?.code === 'CONFLICT') await reload();
    return outcome;
  };
  return { setMonth, isOwn: (month) => own.current.has(nameOf(month)), question };
}

function nameOf({ year, month, version }: MonthVersion): string {
  return `${year} ${month} ${version}`;
}
