import { useCallback } from 'react';

import { notify } from '../../../kit/notify/notify';
import { texts } from '../texts';
import { useRegularizeOverbookingMutation, type CalendarAppointmentFragment } from './calendar.generated';

/** Gives a sobreturno its time for itself; what is in the way is said. */
export function useRegularize(onChanged: (appointmentId: string) => void) {
  const [send] = useRegularizeOverbookingMutation({ errorFallback: texts.regularize.failed });
  return useCallback(
    async ({ id, version }: CalendarAppointmentFragment) => {
      const { data } = await send({ id, expectedVersion: version });
      if (!data) return;
      notify.success(texts.regularize.done);
      onChanged(id);
    },
    [send, onChanged],
  );
}
