import { useState } from 'react';

import { forgetBooked } from '../../../clinic/appointment/booked';
import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { bannerText } from '../../../kit/errors/banner-text';
import { notify } from '../../../kit/notify/notify';
import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { useViewer } from '../../../clinic/session/useViewer';
import { othersName } from '../others-name';
import { useCancelAppointmentMutation } from '../cancel/cancel.generated';
import { cancelFollowing } from '../series/cancel-following';
import { CancelFollowing } from '../series/CancelFollowing';
import { useCancelFollowingMutation } from '../series/following.generated';
import { useFollowing } from '../series/useFollowing';
import { followingTexts } from '../series/texts';
import { texts } from '../texts';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Uses {
  clinic: ClinicFactsFragment | undefined;
  /** As shown. */
  listed: readonly OwnAppointmentFragment[];
  onDone: () => void;
  /** It was moved, or can no longer be cancelled. */
  onConflict: () => Promise<void>;
}

/** Asks first. A yes applies to the time in the question. */
export function useCancellation({ clinic, listed, onDone, onConflict }: Uses) {
  const ownName = useViewer().viewer?.name;
  const [cancelledId, setCancelledId] = useState<string>();
  const [send] = useCancelAppointmentMutation();
  const [asked, setAsked] = useState<OwnAppointmentFragment>();
  const series = useFollowing(asked);
  const [sendFollowing] = useCancelFollowingMutation();
  const { ask, dialog } = useQuestion<string>((askedId) => {
    const appointment = listed.find(({ id }) => id === askedId);
    if (!appointment) return null;
    const { id, startTime, professionalName, specialty } = appointment;
    const patient = othersName(appointment, ownName);
    const going = series.takesAll ? (series.following ?? []).filter(({ viewerCan }) => viewerCan.cancel).length : 1;
    let told = texts.cancellation.done;
    const cancelOne = async () => {
      const { error } = await send({ id, startTime });
      if (!error) forgetBooked(id);
      return error;
    };
    const cancelAll = async () => {
      const outcome = await cancelFollowing(sendFollowing, series);
      if ('error' in outcome) return outcome.error;
      for (const { after } of outcome.changes) forgetBooked(after.id);
      told = followingTexts.done(outcome.changes.length, outcome.kept);
      return undefined;
    };
    return {
      title: texts.cancellation.title,
      about: (
        <>
          <Subject>
            <strong>
              {longDate(dayOf(startTime))}, {clockTime(startTime)}
            </strong>
            {professionalName}
            {specialty && ` · ${specialty}`}
            {patient !== null && <span className="line">{texts.patientText(patient)}</span>}
          </Subject>
          {appointment.series && <CancelFollowing series={series} />}
        </>
      ),
      consequences: followingTexts.consequences(going),
      noLabel: texts.cancellation.no,
      yesLabel: followingTexts.cancel(going),
      isDestructive: true,
      busyLabel: texts.cancellation.busy,
      help: clinic && <ClinicContact clinic={clinic} label={texts.cancellation.help} />,
      onYes: async () => {
        const error = await (series.takesAll ? cancelAll() : cancelOne());
        if (error?.code === 'CONFLICT') await onConflict();
        return error && bannerText(error, texts.cancellation.unsure);
      },
      onDone: () => {
        setCancelledId(id);
        notify.success(told);
        onDone();
      },
    };
  });
  return {
    ask: (appointment: OwnAppointmentFragment) => {
      series.setTakesAll(false);
      setAsked(appointment);
      ask(appointment.id);
    },
    dialog,
    /** Set once the question is closed. */
    cancelledId,
  };
}
