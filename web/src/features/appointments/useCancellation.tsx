import { useState } from 'react';

import { ClinicContact } from '../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { Subject } from '../../shared/dialog/QuestionDialog';
import { useQuestion } from '../../shared/dialog/useQuestion';
import { notify } from '../../shared/notify/notify';
import { clockTime, dayOf, longDate } from '../../shared/time/clinic-time';
import { useCancelAppointmentMutation } from './cancel.generated';
import type { OwnAppointmentFragment } from './my-appointments.generated';
import { texts } from './texts';

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
