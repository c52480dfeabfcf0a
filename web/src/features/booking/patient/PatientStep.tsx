import { usePrefill } from '../../../clinic/patient/usePrefill';
import type { Payer } from '../../../clinic/payer/payer';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { useSteps } from '../../../clinic/booking/steps/useStepFocus';
import { EMPTY_FOR_WHOM } from '../send/for-whom-form';
import { PatientForm } from './PatientForm';

interface Props {
  who: SessionUserFragment | null | undefined;
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
  payer: Payer | undefined;
}

/** Prefilled from the account; staff rarely book for themselves and can clear it. */
export function PatientStep({ who, today, payer }: Props) {
  const empty = usePrefill(who, EMPTY_FOR_WHOM);
  const { focusHeading } = useSteps();
  const clear = () => {
    empty?.();
    focusHeading('paciente');
  };
  return <PatientForm today={today} onClear={empty && who?.role !== 'user' ? clear : undefined} payer={payer} />;
}
