import Button from '@mui/material/Button';

import { PatientGridForm, PatientHead } from '../../../clinic/patient/ContactFields';
import { FocusFirstError } from '../../../kit/form/FocusFirstError';
import { StepHeading } from '../choose/StepHeading';
import { Step } from '../choose/Step';
import { texts } from '../texts';
import { PatientFields } from './PatientFields';

/** The submit button is in the summary and refers to this form. */
export const PATIENT_FORM_ID = 'formulario-paciente';

interface Props {
  /** Clears what the account filled in; undefined when it filled in nothing. */
  onForSomeoneElse: (() => void) | undefined;
}

export function PatientForm({ onForSomeoneElse }: Props) {
  return (
    <Step name="paciente">
      <PatientHead>
        {onForSomeoneElse && (
          <Button variant="text" size="small" style={{ order: 1 }} onClick={onForSomeoneElse}>
            {texts.modes.patient.clearPatient}
          </Button>
        )}
        <StepHeading number={4}>{texts.patientFields.title}</StepHeading>
      </PatientHead>
      <PatientGridForm id={PATIENT_FORM_ID} noValidate>
        <FocusFirstError />
        <PatientFields />
      </PatientGridForm>
    </Step>
  );
}
