import { payerName, paysCopay } from '@turnero/api/domain/coverage-words';

import { shortCoverageText, turnoCoverageText } from '../../../clinic/payer/coverage-text';
import { useTurnoCoverageForQuery } from '../../../clinic/payer/payer.generated';
import { dayOf } from '../../../kit/time/wall-time';
import type { AppointmentDetailsFragment } from '../appointments.generated';
import { texts } from '../texts';

interface Props {
  appointment: AppointmentDetailsFragment;
  /** The chosen start. */
  startTime: string;
  currency: string;
}

/** The copay of another day, where it differs from that of the turno's copy. */
export function MovedCopay({ appointment, startTime, currency }: Props) {
  const { coverage, professionalId, consultationKindId } = appointment;
  const date = dayOf(startTime);
  // Relatives do not read an exemption, so they cannot know the new copay.
  const isConcealed = coverage?.copay === 0 && coverage.outcome !== 'yes' && coverage.exemptReason === null;
  const { data } = useTurnoCoverageForQuery({
    variables: {
      insurerId: coverage?.insurerId ?? 0,
      planId: coverage?.planId ?? null,
      professionalId,
      appointmentTypeId: consultationKindId,
      date,
      exempt: coverage?.exemptReason ?? null,
    },
    skip: !paysCopay(coverage) || isConcealed || date === dayOf(appointment.startTime),
  });
  const moved = data?.coverageFor;
  if (!coverage || !moved || (moved.outcome === coverage.outcome && moved.copay === coverage.copay)) return null;
  return (
    <p role="status">
      {texts.reschedule.copay(
        turnoCoverageText(payerName(coverage), moved, currency),
        shortCoverageText(coverage, currency),
      )}
    </p>
  );
}
