import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useDeleteDiscountRuleMutation, type PricingRuleFragment } from './pricing.generated';
import { texts } from './texts';

export function useRuleDeletion(reload: () => Promise<void>) {
  const [deleteRule] = useDeleteDiscountRuleMutation({ errorToast: false });
  return useDeletion<PricingRuleFragment>(reload, ({ id, description, minHoursPerDay, discountPercentage }) => ({
    title: texts.deletion.title,
    about: (
      <Subject>
        <strong>{description}</strong>
        {texts.deletion.about(discountPercentage, minHoursPerDay)}
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    noLabel: texts.deletion.no,
    yesLabel: texts.deletion.yes,
    remove: () => deleteRule({ id }),
    doneText: texts.deletion.done,
    failedText: texts.deletion.failed,
  }));
}
