import { FormTextField } from '../../../kit/form/FormTextField';
import type { DecisionValues } from './decision-form';
import { texts } from './texts';

/** In a form with DecisionValues. */
export function DecisionFields() {
  return (
    <>
      <FormTextField<DecisionValues>
        label={texts.fields.percentage}
        name="percentage"
        required={false}
        inputMode="numeric"
        hint={texts.percentageHint}
      />
      <FormTextField<DecisionValues>
        label={texts.fields.reason}
        name="reason"
        required={false}
        rows={2}
        hint={texts.reasonHint}
      />
    </>
  );
}
