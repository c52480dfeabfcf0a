import { useState } from 'react';

import { notify } from '../../shared/notify/notify';
import { useRetryKey } from '../../shared/send/useRetryKey';
import { useCreateDiscountRuleMutation, useUpdateDiscountRuleMutation, type CreateDiscountRuleInput, type PricingRuleFragment } from './pricing.generated';

type Input = Required<CreateDiscountRuleInput>;

/** The dialog of a rule: which one it is about, and what is saved. `reload` brings the list up to date. */
export function useRuleForm(reload: () => Promise<void>) {
  // The rule stays while the dialog goes.
  const [{ open, rule }, setState] = useState<{ open: boolean; rule?: PricingRuleFragment | undefined }>({ open: false });
  const [createRule] = useCreateDiscountRuleMutation({ errorToast: false });
  const [updateRule] = useUpdateDiscountRuleMutation({ errorToast: false });
  const { keyOf, done } = useRetryKey<Input>();
  const onClose = () => setState({ open: false, rule });

  const save = (input: Input, expectedVersion: number | undefined) =>
    rule ? updateRule({ id: rule.id, input, expectedVersion }) : createRule({ input, idempotencyKey: keyOf(input) });
  const onSaved = () => {
    done();
    notify.success(rule ? 'Regla de descuento actualizada exitosamente' : 'Regla de descuento agregada exitosamente');
    onClose();
    void reload();
  };

  return {
    add: () => setState({ open: true }),
    edit: (chosen: PricingRuleFragment) => setState({ open: true, rule: chosen }),
    dialog: { open, rule, save, onSaved, onClose },
  };
}
