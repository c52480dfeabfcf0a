import { FormChoiceField } from '../../../kit/form/FormChoiceField';
import { FormDateField } from '../../../kit/form/FormDateField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { texts } from '../texts';
import { DAYS, NOTICES, PARTS, type WishValues } from './wish-form';

export interface WishFieldsProps {
  /** yyyy-MM-dd */
  today: string;
  last: string;
  /** Default: all. */
  days?: readonly string[];
  /** Field labels; default: addressed to the patient. */
  words?: Pick<typeof texts.join, 'days' | 'partsOfDay' | 'until' | 'notice'>;
}

/** Available hours, in the surrounding form. */
export function WishFields({ today, last, days = DAYS, words = texts.join }: WishFieldsProps) {
  return (
    <>
      <FormChoiceField<WishValues>
        name="days"
        label={words.days}
        hint={texts.join.anyDay}
        options={days}
        several
        inRows
      />
      <FormChoiceField<WishValues>
        name="parts"
        label={words.partsOfDay}
        hint={texts.join.anyPart}
        options={PARTS}
        several
        inRows
      />
      <FormDateField<WishValues>
        label={words.until}
        name="until"
        today={today}
        min={today}
        max={last}
        autoComplete="off"
        required
      />
      <FormSelectField<WishValues> label={words.notice} name="notice" options={NOTICES} required />
    </>
  );
}
