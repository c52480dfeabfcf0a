import { useFormikContext } from 'formik';
import { useMemo } from 'react';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { AddForm, type InDialog } from '../../../kit/edit/AddForm';
import { FormCheckboxField } from '../../../kit/form/FormCheckboxField';
import { FormDateField } from '../../../kit/form/FormDateField';
import { FormMoneyField } from '../../../kit/form/FormMoneyField';
import { FormSearchableSelectField } from '../../../kit/form/FormSearchableSelectField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { keyName, keyText } from '../coverage-keys';
import { texts } from '../texts';
import {
  copayFieldOf,
  copaySchema,
  insurerOptions,
  plansOf,
  toCopayInput,
  toCopayValues,
  toKey,
  turnosOptions,
  type CopayValues,
} from './copay-form';
import { amountText, laterText } from './copay-columns';
import { copayRows, type CopayRow } from './copay-rows';
import { useSetCopayAmountsMutation, type CopaysQuery } from './copays.generated';

const says = texts.copay;

interface Props {
  open: boolean;
  /** Undefined: of any key. */
  row: CopayRow | undefined;
  data: CopaysQuery;
  today: string;
  currency: string | undefined;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Enters an amount from a day on. */
export const CopayDialog = asDialog(function CopayDialog(props: Props) {
  const { open, onClose } = props;
  return (
    <GuardedDialog open={open} title={says.title} onClose={onClose}>
      {(report) => <CopayForm {...props} inDialog={{ onCancel: onClose, report }} />}
    </GuardedDialog>
  );
});

function CopayForm(props: Props & { inDialog: InDialog }) {
  const { row, data, today, currency, reload, onClose, inDialog } = props;
  const [set] = useSetCopayAmountsMutation();
  const schema = useMemo(() => copaySchema(today), [today]);
  const submit = async (values: CopayValues): Promise<FormOutcome<CopayValues>> => {
    const { error } = await set({ input: toCopayInput(values, data) });
    if (error) {
      // Shows what a colleague saved; the next press is based on it.
      if (error.code === 'CONFLICT' || error.code === 'NOT_FOUND') await reload();
      return refusal(error, { fields: copayFieldOf, fallback: says.failed, unsureText: says.unsure });
    }
    notify.success(says.done(keyName(toKey(values, data), data)));
    onClose();
    await reload();
    return { ok: true };
  };
  return (
    <AddForm
      inDialog={inDialog}
      draft={`copay:${row?.id ?? 'new'}`}
      initialValues={toCopayValues(row, today)}
      schema={schema}
      onSubmit={submit}
      submitLabel={says.submit}
    >
      <Fields row={row} data={data} today={today} currency={currency} />
    </AddForm>
  );
}

function Fields({ row, data, today, currency }: Pick<Props, 'row' | 'data' | 'today' | 'currency'>) {
  const { values } = useFormikContext<CopayValues>();
  const insurers = useMemo(() => insurerOptions(data), [data]);
  const turnos = useMemo(() => turnosOptions(data), [data]);
  const plans = plansOf(data, values.insurerId);
  const stored = copayRows(data, today).find(({ id }) => id === keyText(toKey(values, data)));
  return (
    <>
      {row ? (
        <p>
          <strong>{row.payer}</strong>, {row.turnos}
        </p>
      ) : (
        <>
          <FormSearchableSelectField<CopayValues>
            label={says.fields.insurer}
            name="insurerId"
            required
            options={insurers}
          />
          {plans.length > 0 && (
            <FormSelectField<CopayValues>
              label={says.fields.plan}
              name="planId"
              options={[
                { value: '', label: says.allPlans },
                ...plans.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
          <FormSearchableSelectField<CopayValues> label={says.fields.turnos} name="turnos" options={turnos} />
        </>
      )}
      {stored && (
        <p role="status">
          {[
            says.now(amountText(stored.current, currency)),
            ...stored.later.map((amount) => laterText(amount, currency)),
          ].join(' · ')}
        </p>
      )}
      {!values.isEnded && (
        <FormMoneyField<CopayValues>
          label={says.fields.amount}
          name="amount"
          required
          read={(amount) => says.read(amount, currency)}
        />
      )}
      <FormDateField<CopayValues> label={says.fields.validFrom} name="validFrom" required today={today} min={today} />
      {row && <FormCheckboxField<CopayValues> label={says.fields.isEnded} name="isEnded" />}
    </>
  );
}
