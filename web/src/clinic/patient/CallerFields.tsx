import { useEffect } from 'react';

import { useFormFields } from '../../kit/form/form-fields';
import { FormDateField } from '../../kit/form/FormDateField';
import { FormTextField } from '../../kit/form/FormTextField';
import type { KnownValues } from './lookup/patient-lookup';

interface CallerFieldsProps {
  today: string;
  takesFocus?: boolean;
  /** For fields before the switch to another person. */
  hint?: string;
}

/** The caller books for a child or a parent, and may not know the birth date. */
export function CallerFields({
  today,
  takesFocus = false,
  hint = 'El correo y el teléfono son de esta persona.',
}: CallerFieldsProps) {
  const fields = useFormFields();
  useEffect(() => {
    if (takesFocus) fields.named('contactName')?.focus();
  }, [takesFocus, fields]);
  return (
    <>
      <FormTextField<KnownValues> label="Quién lo pide" name="contactName" autoComplete="off" hint={hint} />
      <FormDateField<KnownValues>
        label="Fecha de nacimiento del paciente"
        name="birthDate"
        isBirthDate
        autoComplete="off"
        today={today}
        max={today}
        required={false}
      />
    </>
  );
}
