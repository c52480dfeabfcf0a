import { useEffect } from 'react';

import { useFormFields } from '../../../kit/form/form-fields';
import { FormDateField } from '../../../kit/form/FormDateField';
import { FormTextField } from '../../../kit/form/FormTextField';
import type { ForWhomValues } from '../send/for-whom-form';
import { texts } from '../texts';

export interface OtherPatientFieldsProps {
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  /** Staff know the patient by then, and ask who calls for them; they may not know the day of birth. */
  isForStaff?: boolean;
  takesFocus?: boolean;
}

/** Of somebody else: a file of its own, as most book for themselves. */
export function OtherPatientFields({ today, isForStaff = false, takesFocus = false }: OtherPatientFieldsProps) {
  const fields = useFormFields();
  useEffect(() => {
    if (takesFocus) fields.named('contactName')?.focus();
  }, [takesFocus, fields]);
  return (
    <>
      {isForStaff ? (
        <FormTextField<{ contactName: string }>
          label={texts.caller.name}
          name="contactName"
          autoComplete="off"
          hint={texts.caller.hint}
        />
      ) : (
        <FormTextField<ForWhomValues> label={texts.forWhom.name} name="otherName" autoComplete="off" required />
      )}
      <FormDateField<Pick<ForWhomValues, 'birthDate'>>
        label={isForStaff ? texts.caller.birthDate : texts.forWhom.birthDate}
        name="birthDate"
        autoComplete="off"
        today={today}
        max={today}
        required={!isForStaff}
      />
    </>
  );
}
