import { styled } from '@mui/material/styles';
import { Form } from 'formik';
import type { FocusEvent } from 'react';

import { FormPhoneField } from '../form/FormPhoneField';
import { FormTextField } from '../form/FormTextField';
import type { ContactValues } from './contact-form';

/** What holds the fields: two columns where there is room, what is `whole` across. */
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
  replaceable?: Partial<ContactValues>;
}

/** Name, e-mail and phone of the patient, in a PatientGrid of the surrounding Formik form. */
export function ContactFields({ isOwn = true, replaceable = {} }: Props) {
  const onFocus = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (target.value !== '' && target.value === replaceable[target.name as keyof ContactValues]) target.select();
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
    </>
  );
}
