import { styled } from '@mui/material/styles';
import { Form, useFormikContext } from 'formik';
import type { FocusEvent } from 'react';

import { FormTextField } from '../../kit/form/FormTextField';
import { FormPhoneField } from '../phone/FormPhoneField';
import type { ContactValues } from './contact-form';

/** Columns where there is room; `whole` spans all. */
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
  '& > button': { marginInline: -14 },
});

interface Props {
  nameLabel?: string;
  /** Without autofill; the e-mail is optional. */
  byStaff?: boolean;
  emailHint?: string;
  /** Focus selects their text. */
  replaceable?: Partial<ContactValues>;
}

export function ContactFields({
  nameLabel = 'Nombre y apellido',
  byStaff = false,
  emailHint = 'Ahí llegan los avisos del turno.',
  replaceable = {},
}: Props) {
  const { values } = useFormikContext<ContactValues>();
  const onFocus = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (target.value !== '' && target.value === replaceable[target.name as keyof ContactValues]) target.select();
  };
  return (
    <>
      <div className="whole">
        <FormTextField<ContactValues>
          label={nameLabel}
          name="name"
          autoComplete={byStaff ? 'off' : 'name'}
          onFocus={onFocus}
          required
        />
      </div>
      <FormTextField<ContactValues>
        label="Correo electrónico"
        name="email"
        type="email"
        autoComplete={byStaff ? 'off' : 'email'}
        hint={emailHint}
        onFocus={onFocus}
        required={!byStaff}
      />
      <FormPhoneField<ContactValues>
        label="Teléfono"
        name="phone"
        required={byStaff && values.email.trim() === ''}
        autoComplete={byStaff ? 'off' : 'tel'}
        onFocus={onFocus}
      />
    </>
  );
}
