import { FormDateField } from '../../kit/form/FormDateField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import type { ForWhom } from './for-whom';
import { texts } from './texts';

export interface OtherPatientFieldsProps {
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
  /** Whether the user has a family to add the person to. */
  asksFamily: boolean;
}

const KINDS = Object.entries(texts.familyKinds).map(([value, label]) => ({ value, label }));

/** Loaded late: most users book for themselves. */
export function OtherPatientFields({ today, asksFamily }: OtherPatientFieldsProps) {
  return (
    <>
      <FormTextField<ForWhom> label={texts.name} name="otherName" autoComplete="off" required />
      <FormDateField<ForWhom>
        label={texts.birthDate}
        name="birthDate"
        isBirthDate
        autoComplete="off"
        today={today}
        max={today}
        required
      />
      {asksFamily && (
        <div className="whole">
          <FormSelectField<ForWhom>
            label={texts.familyKind}
            name="familyKind"
            options={KINDS}
            hint={texts.familyHint}
          />
        </div>
      )}
    </>
  );
}
