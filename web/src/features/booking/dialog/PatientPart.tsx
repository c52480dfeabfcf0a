import Button from '@mui/material/Button';

import { PatientGrid, PatientHead } from '../../../clinic/patient/ContactFields';
import { usePrefill } from '../../../clinic/patient/usePrefill';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { Step } from '../choose/Step';
import { StepHeading } from '../choose/StepHeading';
import { useSteps } from '../choose/useStepFocus';
import { PatientFields } from '../patient/PatientFields';
import { EMPTY_PATIENT } from '../send/booking-form';
import { texts } from '../texts';

/** Filled in from the account; one control clears it. */
export function PatientPart({ viewer }: { viewer: SessionUserFragment }) {
  const clear = usePrefill(viewer, EMPTY_PATIENT);
  const { focusHeading } = useSteps();
  return (
    <Step name="paciente">
      <PatientHead>
        {clear && (
          <Button
            variant="text"
            size="small"
            style={{ order: 1 }}
            onClick={() => {
              clear();
              focusHeading('paciente');
            }}
          >
            {texts.modes.patient.clearPatient}
          </Button>
        )}
        <StepHeading number={3}>{texts.patientFields.title}</StepHeading>
      </PatientHead>
      <PatientGrid>
        <PatientFields />
      </PatientGrid>
    </Step>
  );
}
