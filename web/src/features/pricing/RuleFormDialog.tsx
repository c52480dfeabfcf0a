import { asDialog } from '../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormTextField } from '../../kit/form/FormTextField';
import { createDiscountRuleInputLimits as limits } from '../../schema/limits.generated';
import type { CreateDiscountRuleInput, PricingRuleFragment } from './pricing.generated';
import { RULE_STEPS, RULE_WORDS, ruleSchema, toRuleInput, toRuleValues, type RuleValues } from './rule-form';
import { texts } from './texts';

type Props = EntryDialog<PricingRuleFragment, Required<CreateDiscountRuleInput>>;

export const RuleFormDialog = asDialog(function RuleFormDialog(props: Props) {
  return (
    <FormDialog
      {...entryFormProps(props, texts, 'discount-rule')}
      toValues={toRuleValues}
      schema={ruleSchema}
      toInput={toRuleInput}
      words={RULE_WORDS}
    >
      <FormTextField<RuleValues>
        label={texts.fields.description}
        name="description"
        required
        hint={texts.ruleForm.descriptionHint}
      />
      <FormTextField<RuleValues>
        label={texts.fields.minHours}
        name="minHoursPerDay"
        type="number"
        {...limits.minHoursPerDay}
        step={RULE_STEPS.minHoursPerDay}
        required
        hint={texts.ruleForm.minHoursHint}
      />
      <FormTextField<RuleValues>
        label={texts.ruleForm.discountLabel}
        name="discountPercentage"
        type="number"
        {...limits.discountPercentage}
        step={RULE_STEPS.discountPercentage}
        required
        hint={texts.ruleForm.discountHint}
      />
    </FormDialog>
  );
});
