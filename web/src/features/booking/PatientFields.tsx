import { styled } from '@mui/material/styles';
import { Form } from 'formik';
import type { FocusEvent } from 'react';

import { FormPhoneField } from '../../shared/form/FormPhoneField';
import { FormTextField } from '../../shared/form/FormTextField';
import type { PatientValues } from './booking-form';

/** What holds the fields: two columns where there is room, notes across. */
const patientGrid = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  '& .whole': { gridColumn: '1 / -1' },
  alignItems: 'start',
} as const;
export const PatientGrid = styled('div')(patientGrid);
export const PatientGridForm = styled(Form)(patientGrid);

export const PatientHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
  // Its words stand at the edge, alone in a row too.
  '& > button': { marginInline: -14 },
});

interface Props {
  /** Whether the browser may offer the person's own data. */
  isOwn?: boolean;
  /** What was filled in for them and is likely to be typed over: its text is selected once its field has the focus. */
  replaceable?: Partial<PatientValues>;
}

/** Who the turno is for, in the surrounding Formik form. */
export function PatientFields({ isOwn = true, replaceable = {} }: Props) {
  const onFocus = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (target.value !== '' && target.value === replaceable[target.name as keyof PatientValues]) target.select();
  };
  return (
    <>
      <div className="whole">
        <FormTextField label="Nombre y apellido" name="name" autoComplete={isOwn ? 'name' : 'off'} onFocus={onFocus} required />
      </div>
      <FormTextField
        label="Correo electrónico"
        name="email"
        type="email"
        autoComplete={isOwn ? 'email' : 'off'}
        hint="Ahí llegan los avisos del turno."
        onFocus={onFocus}
        required
      />
      <FormPhoneField label="Teléfono" name="phone" autoComplete={isOwn ? 'tel' : 'off'} onFocus={onFocus} />
      <div className="whole">
        <FormTextField label="Notas" name="notes" rows={2} hint="Algo que convenga saber antes de la consulta." />
      </div>
    </>
  );
}
