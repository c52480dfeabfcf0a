import Button from '@mui/material/Button';

import { FocusFirstError } from '../../shared/form/FocusFirstError';
import { PatientGridForm, PatientHead } from '../../shared/patient/ContactFields';
import { Step } from './booking-layout';
import { PatientFields } from './PatientFields';
import { StepHeading } from './StepHeading';
import { texts } from './texts';

/** The submit button is in the summary and refers to this form. */
export const PATIENT_FORM_ID = 'formulario-paciente';

interface Props {
  /** Clears what the account filled in; undefined when it filled in nothing. */
  onForSomeoneElse: (() => void) | undefined;
}

export function PatientForm({ onForSomeoneElse }: Props) {
  return (
    <Step component="section" id="paciente" data-of="">
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
