import Button from '@mui/material/Button';

import { PatientGridForm, PatientHead } from '../../../clinic/patient/ContactFields';
import type { Payer } from '../../../clinic/payer/payer';
import { PayerFields } from '../../../clinic/payer/PayerFields';
import { LateErrorSummary } from '../../../kit/form/LateErrorSummary';
import { StepHeading } from '../../../clinic/booking/steps/StepHeading';
import { Step } from '../../../clinic/booking/steps/Step';
import { bookingTexts } from '../../../clinic/booking/texts';
import { PatientFields } from './PatientFields';

/** For the summary's submit button. */
export const PATIENT_FORM_ID = 'formulario-paciente';

interface Props {
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
  /** For staff; undefined: nothing to clear. */
  onClear: (() => void) | undefined;
  payer: Payer | undefined;
}

export function PatientForm({ today, onClear, payer }: Props) {
  return (
    <Step name="paciente">
      <PatientHead>
        {onClear && (
          <Button variant="text" size="small" style={{ order: 1 }} onClick={onClear}>
            {bookingTexts.clearPatient}
          </Button>
        )}
        <StepHeading number={4}>{bookingTexts.patientFields.title}</StepHeading>
      </PatientHead>
      <PatientGridForm id={PATIENT_FORM_ID} noValidate>
        <LateErrorSummary />
        <PatientFields today={today}>
          <PayerFields payer={payer} />
        </PatientFields>
      </PatientGridForm>
    </Step>
  );
}
