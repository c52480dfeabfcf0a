import { useFormikContext } from 'formik';

import { useClinic } from '../../clinic/facts/useClinic';
import { asDialog } from '../../kit/dialog/as-dialog';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormMoneyField } from '../../kit/form/FormMoneyField';
import { FormTextField } from '../../kit/form/FormTextField';
import { moneyOf } from '../../kit/form/money-text';
import { notify } from '../../kit/notify/notify';
import { useRetryKey } from '../../kit/send/useRetryKey';
import { formatMoney } from '../../kit/text/money';
import { texts } from './texts';
import { leftText, withdrawalSchema, type WithdrawalValues } from './till-form';
import { useWithdrawCashMutation, type TillFactsFragment } from './till.generated';

interface Props {
  open: boolean;
  till: TillFactsFragment;
  onClose: () => void;
  onWithdrawn: () => void;
}

const EMPTY: WithdrawalValues = { amount: '', reason: '' };

/** Takes cash out of the drawer. */
export const WithdrawalDialog = asDialog(function WithdrawalDialog({ open, till, onClose, onWithdrawn }: Props) {
  const [withdraw] = useWithdrawCashMutation();
  const { keyOf, done } = useRetryKey<{ amount: number; reason: string }>();
  const currency = useClinic()?.currency;
  const words = texts.withdraw;
  return (
    <FormDialog
      open={open}
      title={words.title}
      onClose={onClose}
      toValues={() => EMPTY}
      schema={withdrawalSchema}
      toInput={({ amount, reason }: WithdrawalValues) => ({ amount: moneyOf(amount) ?? 0, reason: reason.trim() })}
      send={(input) => withdraw({ ...input, idempotencyKey: keyOf(input) })}
      onDone={(data) => {
        done();
        onClose();
        if (data) notify.success(words.done(formatMoney(data.withdrawCash.amount, currency)));
        onWithdrawn();
      }}
      errorText={words.failed}
      unsureText={words.unsure}
      submitLabel={words.submit}
      busyLabel={words.busy}
    >
      <Fields till={till} />
    </FormDialog>
  );
});

function Fields({ till }: Pick<Props, 'till'>) {
  const { values } = useFormikContext<WithdrawalValues>();
  const currency = useClinic()?.currency;
  const cash = till.sums.byMeans.find(({ means }) => means === 'cash')?.expected ?? 0;
  const words = texts.withdraw;
  return (
    <>
      <FormMoneyField<WithdrawalValues>
        label={words.amount}
        name="amount"
        required
        read={() => (till.openingCash === null ? '' : leftText(values.amount, cash, currency))}
      />
      <FormTextField<WithdrawalValues> label={words.reason} name="reason" required hint={words.reasonHint} />
    </>
  );
}
