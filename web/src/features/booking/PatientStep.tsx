import type { SessionUserFragment } from '../../shared/session/session.generated';
import { PatientForm } from './PatientForm';
import { usePrefill } from './usePrefill';
import { focusHeading } from './useStepFocus';

/** The patient's form, with what the account of whoever is signed in knows. */
export function PatientStep({ viewer }: { viewer: SessionUserFragment | undefined }) {
  const empty = usePrefill(viewer);
  const forSomeoneElse = () => {
    empty?.();
    focusHeading('paciente');
  };
  return <PatientForm onForSomeoneElse={empty && forSomeoneElse} />;
}
