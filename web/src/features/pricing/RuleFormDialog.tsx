import { asDialog } from '../../kit/dialog/as-dialog';
import type { EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormTextField } from '../../kit/form/FormTextField';
import { createDiscountRuleInputLimits as limits } from '../../schema/limits.generated';
import type { CreateDiscountRuleInput, PricingRuleFragment } from './pricing.generated';
import { RULE_STEPS, RULE_WORDS, ruleSchema, toRuleInput, toRuleValues, type RuleValues } from './rule-form';
import { texts } from './texts';

type Props = EntryDialog<PricingRuleFragment, Required<CreateDiscountRuleInput>>;

export const RuleFormDialog = asDialog(function RuleFormDialog({ open, stored: rule, save, onSaved, onClose }: Props) {
  const says = rule ? texts.update : texts.create;
  return (
    <FormDialog
      open={open}
      title={says.title}
      onClose={onClose}
      stored={rule}
      toValues={toRuleValues}
      schema={ruleSchema}
      toInput={toRuleInput}
      send={save}
      onDone={onSaved}
      errorText={says.failed}
      submitLabel={says.submit}
      draft={`discount-rule:${rule?.id ?? 'new'}`}
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
