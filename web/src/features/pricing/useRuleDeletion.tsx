import { Subject } from '../../shared/dialog/QuestionDialog';
import { useDeletion } from '../../shared/dialog/useDeletion';
import { hoursText, percentText } from '../../shared/text/quantity-text';
import { useDeleteDiscountRuleMutation, type PricingRuleFragment } from './pricing.generated';

/** Asks before a rule is deleted. */
export function useRuleDeletion(reload: () => Promise<void>) {
  const [deleteRule] = useDeleteDiscountRuleMutation({ errorToast: false });
  return useDeletion<PricingRuleFragment>(reload, ({ id, description, minHoursPerDay, discountPercentage }) => ({
    title: 'Eliminar regla de descuento',
    about: (
      <Subject>
        <strong>{description}</strong>
        {percentText(discountPercentage)} desde {hoursText(minHoursPerDay)}
      </Subject>
    ),
    consequences: ['Los alquileres nuevos dejan de tener este descuento. Los ya hechos conservan su precio.'],
    noLabel: 'Conservar regla',
    yesLabel: 'Eliminar regla',
    remove: () => deleteRule({ id }),
    doneText: 'Regla de descuento eliminada',
    failedText: 'Error al eliminar la regla de descuento',
  }));
}
