import { useClinic } from '../../clinic/facts/useClinic';
import { ActionForm } from '../../kit/form/ActionForm';
import { FormMoneyField } from '../../kit/form/FormMoneyField';
import { moneyOf } from '../../kit/form/money-text';
import { refusal } from '../../kit/form/outcome';
import { notify } from '../../kit/notify/notify';
import { useRetryKey } from '../../kit/send/useRetryKey';
import { formatMoney } from '../../kit/text/money';
import { texts } from './texts';
import { openingSchema, type OpeningValues } from './till-form';
import { useOpenTillMutation } from './till.generated';

interface Props {
  /** A payment has opened it. */
  isOpen: boolean;
  onOpened: () => Promise<unknown>;
}

const EMPTY: OpeningValues = { cash: '' };

/** Opens the till, or states the opening cash. */
export function OpeningForm({ isOpen, onOpened }: Props) {
  const [openTill] = useOpenTillMutation();
  const { keyOf, done } = useRetryKey<number>();
  const currency = useClinic()?.currency;
  return (
    <ActionForm
      label={texts.open.title}
      initialValues={EMPTY}
      schema={openingSchema}
      submitLabel={isOpen ? texts.open.state : texts.open.submit}
      busyLabel={texts.open.busy}
      onSubmit={async ({ cash }) => {
        const openingCash = moneyOf(cash) ?? 0;
        const { error } = await openTill({ openingCash, idempotencyKey: keyOf(openingCash) });
        if (error) {
          if (error.code === 'CONFLICT') void onOpened();
          return refusal(error, { fields: { openingCash: 'cash' }, fallback: texts.open.failed });
        }
        done();
        notify.success(isOpen ? texts.open.stateDone : texts.open.done);
        await onOpened();
        return { ok: true };
      }}
    >
      <FormMoneyField<OpeningValues>
        label={isOpen ? texts.open.stateTitle : texts.open.field}
        name="cash"
        required
        read={(amount) => (amount === null ? '' : formatMoney(amount, currency))}
      />
    </ActionForm>
  );
}
