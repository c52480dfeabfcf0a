import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { asDialog } from '../../kit/dialog/as-dialog';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormMoneyField } from '../../kit/form/FormMoneyField';
import { FormTextField } from '../../kit/form/FormTextField';
import { moneyOf, parseMoney } from '../../kit/form/money-text';
import { notify } from '../../kit/notify/notify';
import { formatMoney } from '../../kit/text/money';
import { texts } from './texts';
import { closingSchema, countText, NO_COUNT, toClosing, type ClosingValues } from './till-form';
import { useCloseTillMutation, type TillFactsFragment } from './till.generated';

interface Props {
  open: boolean;
  till: TillFactsFragment;
  onClose: () => void;
  onClosed: (id: number) => void;
  /** After a refusal: other payments may have come. */
  reload: () => Promise<unknown>;
}

/** Counts the drawer. Shows the difference while typing; the server refuses none. */
export const ClosingDialog = asDialog(function ClosingDialog({ open, till, onClose, onClosed, reload }: Props) {
  const [close] = useCloseTillMutation();
  const [counted, setCounted] = useState(till);
  const [isRecounted, setRecounted] = useState(false);
  // Polled payments don't change what is being counted: the server asks to look again.
  if (counted !== till && (!open || isRecounted)) {
    setCounted(till);
    setRecounted(false);
  }
  const hasOpening = counted.openingCash !== null;
  const schema = useMemo(() => closingSchema(hasOpening), [hasOpening]);
  return (
    <FormDialog
      open={open}
      title={texts.close.title}
      onClose={onClose}
      toValues={() => NO_COUNT}
      schema={schema}
      toInput={(values: ClosingValues) => toClosing(values, counted)}
      send={async (input) => {
        const outcome = await close({ id: till.id, input });
        if (outcome.error?.code === 'CONFLICT') void reload().then(() => setRecounted(true));
        return outcome;
      }}
      onDone={() => {
        notify.success(texts.close.done);
        onClose();
        onClosed(till.id);
      }}
      serverFields={{ countedCash: 'cash', openingCash: 'opening' }}
      errorText={texts.close.failed}
      submitLabel={texts.close.submit}
      busyLabel={texts.close.busy}
    >
      <Fields till={counted} />
    </FormDialog>
  );
});

function Fields({ till }: { till: TillFactsFragment }) {
  const { values } = useFormikContext<ClosingValues>();
  const currency = useClinic()?.currency;
  const expectedOf = (means: string) => till.sums.byMeans.find((it) => it.means === means)?.expected ?? 0;
  const opening = till.openingCash === null && values.opening.trim() ? parseMoney(values.opening) : 0;
  const cash = expectedOf('cash') + (Number.isNaN(opening) ? 0 : opening);
  const others = (['card', 'transfer', 'qr'] as const).filter(
    (means) => till.sums.byMeans.find((it) => it.means === means)!.payments > 0,
  );
  return (
    <>
      {till.openingCash === null && (
        <FormMoneyField<ClosingValues>
          label={texts.close.opening}
          name="opening"
          required
          read={(amount) => (amount === null ? texts.close.openingHint : formatMoney(amount, currency))}
        />
      )}
      <FormMoneyField<ClosingValues>
        label={texts.close.cash}
        name="cash"
        required
        read={() => countText(values.cash, cash, currency)}
      />
      {others.map((means) => (
        <FormMoneyField<ClosingValues>
          key={means}
          label={texts.close[means]}
          name={means}
          read={(amount) =>
            moneyOf(values[means]) === null && amount === null
              ? `${countText('', expectedOf(means), currency)}. ${texts.close.optional}`
              : countText(values[means], expectedOf(means), currency)
          }
        />
      ))}
      <FormTextField<ClosingValues> label={texts.close.note} name="note" rows={2} />
    </>
  );
}
