import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useDeleteDiscountRuleMutation, type PricingRuleFragment } from './pricing.generated';
import { texts } from './texts';

export function useRuleDeletion(reload: () => Promise<void>) {
  const [deleteRule] = useDeleteDiscountRuleMutation();
  return useDeletion<PricingRuleFragment>(texts.deletion, reload, ({ id, description, ...rule }) => ({
    about: (
      <Subject>
        <strong>{description}</strong>
        {texts.deletion.about(rule.discountPercentage, rule.minHoursPerDay)}
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    remove: () => deleteRule({ id }),
  }));
}
