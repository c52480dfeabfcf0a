import { FormDialog } from '../../shared/dialog/FormDialog';
import type { EntryDialog } from '../../shared/dialog/useEntryForm';
import { FormTextField } from '../../shared/form/FormTextField';
import { createDiscountRuleInputLimits as limits } from '../../shared/form/limits.generated';
import type { CreateDiscountRuleInput, PricingRuleFragment } from './pricing.generated';
import { RULE_STEPS, RULE_WORDS, ruleSchema, toRuleInput, toRuleValues } from './rule-form';

/** Adds a discount rule, or changes one. */
export function RuleFormDialog({ open, stored: rule, save, onSaved, onClose }: EntryDialog<PricingRuleFragment, Required<CreateDiscountRuleInput>>) {
  return (
    <FormDialog
      open={open}
      title={rule ? 'Editar regla de descuento' : 'Nueva regla de descuento'}
      onClose={onClose}
      stored={rule}
      toValues={toRuleValues}
      schema={ruleSchema}
      toInput={toRuleInput}
      send={save}
      onDone={onSaved}
      errorText={rule ? 'Error al actualizar la regla de descuento' : 'Error al agregar la regla de descuento'}
      submitLabel={rule ? 'Guardar cambios' : 'Agregar regla'}
      draft={`discount-rule:${rule?.id ?? 'new'}`}
      words={RULE_WORDS}
    >
      <FormTextField label="Descripción" name="description" required hint="La leen los profesionales, por ejemplo: Media jornada." />
      <FormTextField
        label="Horas mínimas"
        name="minHoursPerDay"
        type="number"
        {...limits.minHoursPerDay}
        step={RULE_STEPS.minHoursPerDay}
        required
        hint="De cada reserva, no del día."
      />
      <FormTextField
        label="Descuento (%)"
        name="discountPercentage"
        type="number"
        {...limits.discountPercentage}
        step={RULE_STEPS.discountPercentage}
        required
        hint="De las reglas que alcanza una reserva cuenta la de mayor descuento."
      />
    </FormDialog>
  );
}
