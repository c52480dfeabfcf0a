import { PatientGrid } from '../../../clinic/patient/ContactFields';
import { usePrefill } from '../../../clinic/patient/usePrefill';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { Step } from '../choose/Step';
import { StepHeading } from '../choose/StepHeading';
import { ForWhomFields } from '../patient/ForWhomFields';
import { EMPTY_FOR_WHOM } from '../send/for-whom-form';
import { texts } from '../texts';

interface Props {
  viewer: SessionUserFragment;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
}

/** Filled in from the account. */
export function PatientPart({ viewer, today }: Props) {
  usePrefill(viewer, EMPTY_FOR_WHOM);
  return (
    <Step name="paciente">
      <StepHeading number={3}>{texts.patientFields.title}</StepHeading>
      <PatientGrid>
        <ForWhomFields today={today} />
      </PatientGrid>
    </Step>
  );
}
