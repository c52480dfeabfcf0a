import { FormDateField } from '../../../kit/form/FormDateField';
import { FormTextField } from '../../../kit/form/FormTextField';
import type { ForWhomValues } from '../send/for-whom-form';
import { texts } from '../texts';

export interface OtherPatientFieldsProps {
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
}

/** Loaded late: most users book for themselves. */
export function OtherPatientFields({ today }: OtherPatientFieldsProps) {
  return (
    <>
      <FormTextField<ForWhomValues> label={texts.forWhom.name} name="otherName" autoComplete="off" required />
      <FormDateField<ForWhomValues>
        label={texts.forWhom.birthDate}
        name="birthDate"
        isBirthDate
        autoComplete="off"
        today={today}
        max={today}
        required
      />
    </>
  );
}
