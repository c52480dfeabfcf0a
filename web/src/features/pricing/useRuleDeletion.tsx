import { Subject } from '../../shared/dialog/QuestionDialog';
import { useQuestion } from '../../shared/dialog/useQuestion';
import { failureText } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { hoursText, percentText } from '../../shared/text/quantity-text';
import { useDeleteDiscountRuleMutation, type PricingRuleFragment } from './pricing.generated';

/** Asks before a rule is deleted. */
export function useRuleDeletion() {
  const [deleteRule] = useDeleteDiscountRuleMutation({ errorToast: false });
  return useQuestion<PricingRuleFragment>(({ id, description, minHoursPerDay, discountPercentage }) => ({
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
    busyLabel: 'Eliminando...',
    onYes: async () => {
      const { error } = await deleteRule({ id });
      if (error) return failureText(error, 'Error al eliminar la regla de descuento');
      notify.success('Regla de descuento eliminada');
      return undefined;
    },
  }));
}
