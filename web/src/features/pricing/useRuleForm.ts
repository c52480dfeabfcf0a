import { useEntryForm } from '../../shared/dialog/useEntryForm';
import { useCreateDiscountRuleMutation, useUpdateDiscountRuleMutation, type CreateDiscountRuleInput, type PricingRuleFragment } from './pricing.generated';

/** The dialog of a discount rule. `reload` brings the list up to date. */
export function useRuleForm(reload: () => Promise<void>) {
  const [createRule] = useCreateDiscountRuleMutation({ errorToast: false });
  const [updateRule] = useUpdateDiscountRuleMutation({ errorToast: false });
  return useEntryForm<PricingRuleFragment, Required<CreateDiscountRuleInput>>({
    create: (input, idempotencyKey) => createRule({ input, idempotencyKey }),
    update: ({ id }, input, expectedVersion) => updateRule({ id, input, expectedVersion }),
    createdText: 'Regla de descuento agregada exitosamente',
    updatedText: 'Regla de descuento actualizada exitosamente',
    reload,
  });
}
