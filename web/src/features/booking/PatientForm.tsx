import { styled } from '@mui/material/styles';
import { Form } from 'formik';

import { FocusFirstError } from '../../shared/form/FocusFirstError';
import { Button } from '../../shared/ui/Button';
import { Step } from './booking-layout';
import { PatientFields, patientGrid, PatientHead } from './PatientFields';
import { StepHeading } from './StepHeading';

/** The submit button stands in the summary and names this form. */
export const PATIENT_FORM_ID = 'formulario-paciente';

const Fields = styled(Form)(patientGrid);

interface Props {
  /** Empties what the account filled in; undefined when it filled in nothing. */
  onForSomeoneElse: (() => void) | undefined;
}

/** Who the turno is for. */
export function PatientForm({ onForSomeoneElse }: Props) {
  return (
    <Step id="paciente" data-of="">
      <PatientHead>
        {onForSomeoneElse && (
          <Button variant="text" size="small" style={{ order: 1 }} onClick={onForSomeoneElse}>
            Reservar para otra persona
          </Button>
        )}
        <StepHeading number={4}>Datos del paciente</StepHeading>
      </PatientHead>
      <Fields id={PATIENT_FORM_ID} noValidate>
        <FocusFirstError />
        <PatientFields />
      </Fields>
    </Step>
  );
}
