import { useEntryForm } from '../../kit/dialog/useEntryForm';
import {
  useCreateDiscountRuleMutation,
  useUpdateDiscountRuleMutation,
  type CreateDiscountRuleInput,
  type PricingRuleFragment,
} from './pricing.generated';
import { texts } from './texts';

/** The dialog of a discount rule. `reload` refetches the list. */
export function useRuleForm(reload: () => Promise<void>) {
  const [createRule] = useCreateDiscountRuleMutation();
  const [updateRule] = useUpdateDiscountRuleMutation();
  return useEntryForm<PricingRuleFragment, Required<CreateDiscountRuleInput>>(texts, reload, {
    create: (input, idempotencyKey) => createRule({ input, idempotencyKey }),
    update: ({ id }, input, expectedVersion) => updateRule({ id, input, expectedVersion }),
  });
}
