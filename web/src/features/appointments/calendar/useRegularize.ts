import { useCallback } from 'react';

import { notify } from '../../../kit/notify/notify';
import { calendarTexts } from './texts';
import { useRegularizeOverbookingMutation, type CalendarAppointmentFragment } from './calendar.generated';
import type { Sending } from '../../../kit/send/useSendingIds';

interface Options {
  sending: Sending;
  onChanged: (appointmentId: string) => void;
}

/** Gives a sobreturno its time for itself; what is in the way is said. */
export function useRegularize({ sending, onChanged }: Options) {
  const [send] = useRegularizeOverbookingMutation({ errorFallback: calendarTexts.regularize.failed });
  return useCallback(
    async ({ id, version }: CalendarAppointmentFragment) => {
      const { data } = await sending(id, send({ id, expectedVersion: version }));
      if (!data) return;
      notify.success(calendarTexts.regularize.done);
      onChanged(id);
    },
    [send, sending, onChanged],
  );
}
