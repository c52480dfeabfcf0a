import type { SessionUserFragment } from '../../shared/session/session.generated';
import { PatientForm } from './PatientForm';
import { usePrefill } from './usePrefill';
import { focusHeading } from './useStepFocus';

/** The patient's form, with what the account of whoever is signed in knows. */
export function PatientStep({ who }: { who: SessionUserFragment | null | undefined }) {
  const empty = usePrefill(who);
  const forSomeoneElse = () => {
    empty?.();
    focusHeading('paciente');
  };
  return <PatientForm onForSomeoneElse={empty && forSomeoneElse} />;
}
