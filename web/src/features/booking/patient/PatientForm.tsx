import Button from '@mui/material/Button';

import { PatientGridForm, PatientHead } from '../../../clinic/patient/ContactFields';
import { LateErrorSummary } from '../../../kit/form/LateErrorSummary';
import { StepHeading } from '../choose/StepHeading';
import { Step } from '../choose/Step';
import { texts } from '../texts';
import { ForWhomFields } from './ForWhomFields';

/** Referenced by the submit button in the summary. */
export const PATIENT_FORM_ID = 'formulario-paciente';

interface Props {
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
  /** Clears prefilled account data, for staff; undefined if there is none. */
  onClear: (() => void) | undefined;
}

export function PatientForm({ today, onClear }: Props) {
  return (
    <Step name="paciente">
      <PatientHead>
        {onClear && (
          <Button variant="text" size="small" style={{ order: 1 }} onClick={onClear}>
            {texts.clearPatient}
          </Button>
        )}
        <StepHeading number={4}>{texts.patientFields.title}</StepHeading>
      </PatientHead>
      <PatientGridForm id={PATIENT_FORM_ID} noValidate>
        <LateErrorSummary />
        <ForWhomFields today={today} />
      </PatientGridForm>
    </Step>
  );
}
