import { FormDateField } from '../../../kit/form/FormDateField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import type { ForWhomValues } from '../send/for-whom-form';
import { texts } from '../texts';

export interface OtherPatientFieldsProps {
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
  /** Whether the user has a family to add the person to. */
  asksFamily: boolean;
}

const KINDS = Object.entries(texts.forWhom.familyKinds).map(([value, label]) => ({ value, label }));

/** Loaded late: most users book for themselves. */
export function OtherPatientFields({ today, asksFamily }: OtherPatientFieldsProps) {
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
      {asksFamily && (
        <div className="whole">
          <FormSelectField<ForWhomValues>
            label={texts.forWhom.familyKind}
            name="familyKind"
            options={KINDS}
            hint={texts.forWhom.familyHint}
          />
        </div>
      )}
    </>
  );
}
