import { asDialog } from '../../kit/dialog/as-dialog';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormTextField } from '../../kit/form/FormTextField';
import { notify } from '../../kit/notify/notify';
import { useRetryKey } from '../../kit/send/useRetryKey';
import { formatMoney } from '../../kit/text/money';
import { useClinic } from '../facts/useClinic';
import { reversalSchema, type ReversalValues } from './payment-form';
import { texts } from './texts';
import { useReversePaymentMutation, type PaymentFactsFragment } from './till.generated';

interface Props {
  open: boolean;
  payment: PaymentFactsFragment;
  onClose: () => void;
  onReversed: () => void;
  /** Once the focus is back. */
  onGone?: () => void;
}

export const ReversalDialog = asDialog(function ReversalDialog({ open, payment, onClose, onReversed, onGone }: Props) {
  const [reverse] = useReversePaymentMutation();
  const currency = useClinic()?.currency;
  const { keyOf, done } = useRetryKey<{ id: number; reason: string }>();
  const { withdrawal } = texts.reverse;
  const words = payment.isWithdrawal ? { ...texts.reverse, ...withdrawal } : texts.reverse;
  const money = formatMoney(payment.amount, currency);
  return (
    <FormDialog
      open={open}
      title={words.title}
      size="question"
      onClose={onClose}
      onGone={onGone}
      toValues={(): ReversalValues => ({ reason: '' })}
      schema={reversalSchema}
      toInput={({ reason }) => ({ id: payment.id, reason: reason.trim() })}
      send={(input) => reverse({ ...input, idempotencyKey: keyOf(input) })}
      onDone={() => {
        done();
        notify.success(words.done);
        onClose();
        onReversed();
      }}
      errorText={words.failed}
      submitLabel={words.submit}
      busyLabel={words.busy}
    >
      <p>{payment.isWithdrawal ? withdrawal.about(money) : texts.reverse.about(money, payment.means)}</p>
      <FormTextField<ReversalValues> label={words.reason} name="reason" required />
    </FormDialog>
  );
});
