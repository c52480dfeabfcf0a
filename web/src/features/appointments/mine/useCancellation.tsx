import { useState } from 'react';

import { forgetBooked } from '../../../clinic/appointment/booked';
import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { notify } from '../../../kit/notify/notify';
import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { useCancelAppointmentMutation } from '../cancel/cancel.generated';
import { texts } from '../texts';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Uses {
  clinic: ClinicFactsFragment | undefined;
  /** As the page shows them now. */
  listed: readonly OwnAppointmentFragment[];
  onDone: () => void;
  /** Reloads: the appointment was moved or can no longer be cancelled. */
  onConflict: () => Promise<void>;
}

/** Cancels one of the user's own appointments after a question. A yes applies to the time that the question shows. */
export function useCancellation({ clinic, listed, onDone, onConflict }: Uses) {
  const [cancelledId, setCancelledId] = useState<string>();
  const [send] = useCancelAppointmentMutation({ errorToast: false });
  const { ask, dialog } = useQuestion<string>((askedId) => {
    const appointment = listed.find(({ id }) => id === askedId);
    if (!appointment) return null;
    const { id, startTime, professionalName, specialty } = appointment;
    return {
      title: texts.cancellation.title,
      about: (
        <Subject>
          <strong>
            {longDate(dayOf(startTime))}, {clockTime(startTime)}
          </strong>
          {professionalName}
          {specialty && ` · ${specialty}`}
        </Subject>
      ),
      consequences: texts.cancellation.consequences,
      noLabel: texts.cancellation.no,
      yesLabel: texts.cancellation.yes,
      isDestructive: true,
      busyLabel: texts.cancellation.busy,
      help: clinic && <ClinicContact clinic={clinic} label={texts.cancellation.help} />,
      onYes: async () => {
        const { error } = await send({ id, startTime });
        if (error?.code === 'CONFLICT') await onConflict();
        return error?.textOr(texts.cancellation.failed);
      },
      onDone: () => {
        forgetBooked(id);
        setCancelledId(id);
        notify.success(texts.cancellation.done);
        onDone();
      },
    };
  });
  return {
    ask: ({ id }: OwnAppointmentFragment) => ask(id),
    dialog,
    /** Set once the question is closed. */
    cancelledId,
  };
}
