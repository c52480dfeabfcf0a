import { useRef, type FormEvent, type RefObject } from 'react';

import { useWho } from '../../../clinic/session/useWho';
import { dropDraft } from '../../../kit/draft/draft';
import { useDraft } from '../../../kit/draft/useDraft';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import type { FormFields } from '../../../kit/form/form-fields';
import { isRentable } from '../month/day-status';
import { useRentalQuote } from '../quote/useRentalQuote';
import { leavesForm } from '../rental-url';
import type { RentalDayViewFragment } from '../rentals.generated';
import type { OfferedRoom } from '../room-option';
import { isUnfinishedDay, withoutSent, type UnfinishedDay } from './pending-rental';
import { useRentDay } from './useRentDay';
import { useRentForm } from './useRentForm';

interface Options {
  rooms: readonly OfferedRoom[];
  reload: () => Promise<unknown>;
  onClose: () => void;
}

interface Places {
  fields: RefObject<FormFields | null>;
  firstRoom: RefObject<HTMLElement | null>;
  failure: RefObject<HTMLElement | null>;
}

export type RentDialogState = ReturnType<typeof useRentDialog>;

export function useRentDialog(
  present: RentalDayViewFragment,
  { rooms, reload, onClose }: Options,
  { fields, firstRoom, failure: failurePlace }: Places,
) {
  const draftForm = `rental:${present.date}`;
  const userId = useWho()?.id;
  const { submit, pending, sent, resume, ...sending } = useRentDay({
    reload,
    onDone: () => {
      if (userId !== undefined) dropDraft(draftForm, userId);
      onClose();
    },
  });
  const day = sent ? withoutSent(present, sent) : present;
  const form = useRentForm(day, rooms, ({ intervals, notes }, { roomId }) =>
    submit({ date: day.date, roomIds: [roomId], intervals: intervals.map(toInput), notes: notes.trim() || null }),
  );
  const { formik, values } = form;
  const unfinished = sent ? values : form.unfinished;
  const { offered, end } = useDraft<UnfinishedDay>({
    form: draftForm,
    userId,
    content: unfinished && { ...unfinished, pending },
    isContent: isUnfinishedDay,
  });
  const price = useRentalQuote(
    form.room && form.areHoursFree
      ? { roomIds: [form.room.roomId], days: [day.date], intervals: values.intervals }
      : null,
  );

  useFocusOn(failurePlace, sending.failure);
  const focusRooms = () => firstRoom.current?.focus();
  const endDraft = () => {
    end();
    focusRooms();
  };

  /** Closed on purpose: leaving asks nothing. */
  const isDropped = useRef(false);
  return {
    ...sending,
    day,
    /** Lost all its time since opening. */
    isClosed: !isRentable(day),
    form,
    focusRooms,
    price,
    leaves: (...args: Parameters<typeof leavesForm>) => !isDropped.current && leavesForm(...args),
    drop: () => {
      isDropped.current = true;
      onClose();
    },
    draft: offered && {
      take: () => {
        form.restore(offered);
        resume(offered.pending);
        endDraft();
      },
      drop: endDraft,
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (sending.saving) return;
      if (form.isReady) formik.handleSubmit();
      else void formik.submitForm().then(() => fields.current?.focusFault());
    },
  };
}

/** Strips cache fields. */
function toInput({ startTime, endTime }: { startTime: string; endTime: string }) {
  return { startTime, endTime };
}
