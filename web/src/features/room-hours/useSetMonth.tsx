import { styled } from '@mui/material/styles';
import { useRef, useState, type ReactNode } from 'react';

import { QuestionDialog } from '../../shared/dialog/QuestionDialog';
import type { Outcome } from '../../shared/graphql/hooks';
import { monthName } from '../../shared/time/clinic-time';
import { bookingsOutside, countBookings, type BookingOutside } from './bookings-outside';
import {
  useSetRoomAvailabilityMutation,
  type SetRoomAvailabilityMutation,
  type SetRoomAvailabilityMutationVariables,
} from './room-hours.generated';
import { texts } from './texts';

const Bookings = styled('ul')({
  display: 'grid',
  gap: 4,
  maxHeight: '40vh',
  overflowY: 'auto',
  paddingLeft: 20,
  '& li::first-letter': { textTransform: 'uppercase' },
});

export type MonthChange = Omit<SetRoomAvailabilityMutationVariables, 'confirmedBookings'>;
export type MonthOutcome = Outcome<SetRoomAvailabilityMutation>;

export interface SetMonth {
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
  /** Whether a state of a month was saved from this page. */
  isOwn: (month: MonthVersion) => boolean;
  question: ReactNode;
}

interface MonthVersion {
  year: number;
  month: number;
  version: number;
}

interface Asked {
  bookings: readonly BookingOutside[];
  month: string;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Sends a change of a month. Where it leaves bookings outside the hours it asks first, with what there is at that moment,
 * and again when there is more by the time it is saved. Not confirmed: the server's refusal is the outcome. Where somebody
 * else has changed the month, it is read again: what is tried next is made on what stands.
 */
export function useSetMonth(reload: () => Promise<unknown>): SetMonth {
  const [send] = useSetRoomAvailabilityMutation({ errorToast: false });
  const [asked, setAsked] = useState<Asked>();
  const own = useRef(new Set<string>());

  const confirm = (bookings: readonly BookingOutside[], month: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked(undefined);
        resolve(isConfirmed);
      };
      setAsked({ bookings, month, answer });
    });
  const setMonth = async (change: MonthChange) => {
    const month = monthName(`${change.year}-${String(change.month).padStart(2, '0')}`);
    let outcome = await send(change);
    for (let outside = bookingsOutside(outcome.error); outside; outside = bookingsOutside(outcome.error)) {
      if (!(await confirm(outside, month))) return outcome;
      outcome = await send({ ...change, confirmedBookings: outside.map(({ id }) => id) });
    }
    if (outcome.data) own.current.add(nameOf(outcome.data.setRoomAvailability));
    if (outcome.error?.code === 'CONFLICT') await reload();
    return outcome;
  };
  return { setMonth, isOwn: (month) => own.current.has(nameOf(month)), question: asked && <ConflictQuestion {...asked} /> };
}

function nameOf({ year, month, version }: MonthVersion): string {
  return `${year} ${month} ${version}`;
}

function ConflictQuestion({ bookings, month, answer }: Asked) {
  return (
    <QuestionDialog
      title={texts.conflictQuestion.title}
      noLabel={texts.conflictQuestion.no}
      yesLabel={texts.conflictQuestion.yes}
      onNo={() => answer(false)}
      onYes={() => {
        answer(true);
        return Promise.resolve(undefined);
      }}
    >
      <p>{texts.conflictQuestion.explanation(month, countBookings(bookings))}</p>
      {/* A list that scrolls is reached by the keyboard. */}
      <Bookings tabIndex={0} aria-label={texts.conflictQuestion.bookings}>
        {bookings.map((booking) => (
          <li key={booking.id}>{texts.conflictQuestion.booking(booking)}</li>
        ))}
      </Bookings>
    </QuestionDialog>
  );
}
