import { usePrefill } from '../../../clinic/patient/usePrefill';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { useSteps } from '../choose/useStepFocus';
import { EMPTY_PATIENT } from '../send/booking-form';
import { PatientForm } from './PatientForm';

/** The patient's form, filled in from the account. */
export function PatientStep({ who }: { who: SessionUserFragment | null | undefined }) {
  const empty = usePrefill(who, EMPTY_PATIENT);
  const { focusHeading } = useSteps();
  const forSomeoneElse = () => {
    empty?.();
    focusHeading('paciente');
  };
  return <PatientForm onForSomeoneElse={empty && forSomeoneElse} />;
}
