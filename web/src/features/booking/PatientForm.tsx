import { styled } from '@mui/material/styles';
import { Form } from 'formik';

import { FocusFirstError } from '../../shared/form/FocusFirstError';
import { FormPhoneField } from '../../shared/form/FormPhoneField';
import { FormTextField } from '../../shared/form/FormTextField';
import { Button } from '../../shared/ui/Button';
import { Step } from './booking-layout';
import { StepHeading } from './StepHeading';

/** The submit button stands in the summary and names this form. */
export const PATIENT_FORM_ID = 'formulario-paciente';

const Fields = styled(Form)({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  '& .whole': { gridColumn: '1 / -1' },
});
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', justifyContent: 'space-between' });

interface Props {
  /** Empties what the account filled in; undefined when it filled in nothing. */
  onForSomeoneElse: (() => void) | undefined;
}

/** Who the turno is for. */
export function PatientForm({ onForSomeoneElse }: Props) {
  return (
    <Step id="paciente" data-of="">
      <Head>
        {onForSomeoneElse && (
          <Button variant="text" size="small" style={{ order: 1 }} onClick={onForSomeoneElse}>
            Reservar para otra persona
          </Button>
        )}
        <StepHeading number={4}>Datos del paciente</StepHeading>
      </Head>
      <Fields id={PATIENT_FORM_ID} noValidate>
        <FocusFirstError />
        <div className="whole">
          <FormTextField label="Nombre y apellido" name="name" autoComplete="name" required />
        </div>
        <FormTextField
          label="Correo electrónico"
          name="email"
          type="email"
          autoComplete="email"
          hint="Ahí llegan los avisos del turno."
          required
        />
        <FormPhoneField label="Teléfono" name="phone" autoComplete="tel" />
        <div className="whole">
          <FormTextField label="Notas" name="notes" rows={2} hint="Algo que convenga saber antes de la consulta." />
        </div>
      </Fields>
    </Step>
  );
}
