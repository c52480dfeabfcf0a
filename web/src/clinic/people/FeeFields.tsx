import { FormMoneyField } from '../../kit/form/FormMoneyField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { defaultDurationOptions, feeTexts, type FeeValues } from './fee-form';

interface Props {
  /** Stored values: an unusual duration stays a choice. */
  before: FeeValues;
  /** ISO 4217. */
  currency: string | undefined;
}

/** For forms with FeeValues. */
export function FeeFields({ before, currency }: Props) {
  return (
    <>
      <FormMoneyField<FeeValues>
        label={feeTexts.fields.fee}
        name="fee"
        read={(fee) => feeTexts.feeHint(fee, currency)}
      />
      <FormSelectField<FeeValues>
        label={feeTexts.fields.duration}
        name="duration"
        options={defaultDurationOptions(before)}
        hint={feeTexts.durationHint}
      />
    </>
  );
}
