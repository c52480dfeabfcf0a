import type { SessionUserFragment } from '../../shared/session/session.generated';
import { usePrefill } from '../../shared/patient/usePrefill';
import { EMPTY_PATIENT } from './booking-form';
import { PatientForm } from './PatientForm';
import { focusHeading } from './useStepFocus';

/** The patient's form, filled in from the account. */
export function PatientStep({ who }: { who: SessionUserFragment | null | undefined }) {
  const empty = usePrefill(who, EMPTY_PATIENT);
  const forSomeoneElse = () => {
    empty?.();
    focusHeading('paciente');
  };
  return <PatientForm onForSomeoneElse={empty && forSomeoneElse} />;
}
