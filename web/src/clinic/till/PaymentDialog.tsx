import { payerName } from '@turnero/api/domain/coverage-words';
import { dateText } from '@turnero/api/domain/date-text';
import { readVoucher, voucherAddress } from '@turnero/api/domain/voucher-qr';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';

import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogForm } from '../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../kit/dialog/GuardedDialog';
import { EditForm } from '../../kit/edit/EditForm';
import { FocusFirstField } from '../../kit/form/FocusFirstField';
import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormChoiceField } from '../../kit/form/FormChoiceField';
import { FormMoneyField } from '../../kit/form/FormMoneyField';
import { FormTextField } from '../../kit/form/FormTextField';
import type { ReportUnsaved } from '../../kit/form/useUnsaved';
import { useRetryKey } from '../../kit/send/useRetryKey';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { formatMoney } from '../../kit/text/money';
import { clockTime, dayOf } from '../../kit/time/wall-time';
import { useScanTarget } from '../dni/scan-targets';
import { useClinic } from '../facts/useClinic';
import { PaymentsBefore } from './PaymentsBefore';
import {
  MEANS_OPTIONS,
  paymentSchema,
  toPaymentInput,
  toPaymentValues,
  voucherText,
  type PaymentValues,
} from './payment-form';
import { payTexts } from './pay-texts';
import { keepPrints } from './prints-receipts';
import { texts } from './texts';
import {
  useTakePaymentMutation,
  useTurnoToPayQuery,
  type PaymentFactsFragment,
  type TakePaymentInput,
  type TurnoToPayQuery,
} from './till.generated';

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };

export interface PayableTurno {
  id: string;
  startTime: string;
  patientName: string;
  professionalName: string;
}

export interface PaymentDialogProps {
  open: boolean;
  /** null: another concept. */
  turno: PayableTurno | null;
  onClose: () => void;
  onPaid: (payment: PaymentFactsFragment, prints: boolean) => void;
  /** After a reversal. */
  onChanged: () => void;
}

/** Takes a payment, beside those that the turno has. */
export const PaymentDialog = asDialog(function PaymentDialog(props: PaymentDialogProps) {
  const { open, turno, onClose } = props;
  return (
    <GuardedDialog open={open} title={turno ? texts.title : texts.otherTitle} onClose={onClose}>
      {(report) =>
        turno ? (
          <OfTurno {...props} turno={turno} report={report} />
        ) : (
          <PaymentForm {...props} paid={null} report={report} />
        )
      }
    </GuardedDialog>
  );
});

type Inside = PaymentDialogProps & { report: ReportUnsaved };

function OfTurno(props: Inside & { turno: PayableTurno }) {
  const query = useTurnoToPayQuery({
    variables: { id: props.turno.id },
    fetchPolicy: 'network-only',
    errorFallback: texts.loadFailed,
  });
  return (
    <LoadedOnce
      query={query}
      errorTitle={texts.loadFailed}
      waiting={
        <DialogContent>
          <FormOnItsWay label={texts.loading} />
        </DialogContent>
      }
    >
      {({ appointment }) => (
        <PaymentForm
          {...props}
          paid={appointment}
          onChanged={() => {
            void query.refetch();
            props.onChanged();
          }}
        />
      )}
    </LoadedOnce>
  );
}

type Paid = TurnoToPayQuery['appointment'];

function PaymentForm({ turno, paid, onClose, onPaid, onChanged, report }: Inside & { paid: Paid | null }) {
  const [take] = useTakePaymentMutation();
  const { keyOf, done } = useRetryKey<TakePaymentInput>();
  const [schema] = useState(() => paymentSchema(turno !== null));
  const clinic = useClinic();
  const prints = useRef(false);
  return (
    <EditForm
      frame={FRAME}
      report={report}
      onCancel={onClose}
      toValues={() => toPaymentValues(paid?.due ?? null)}
      schema={schema}
      toInput={(values: PaymentValues) => {
        prints.current = values.prints;
        keepPrints(values.prints);
        return toPaymentInput(values, turno?.id ?? null);
      }}
      send={(input) => take({ input, idempotencyKey: keyOf(input) })}
      onDone={(data) => {
        done();
        onClose();
        if (data) onPaid(data.takePayment, prints.current);
      }}
      serverFields={{ voucherUrl: 'voucher' }}
      errorText={texts.failed}
      unsureText={texts.unsure}
      submitLabel={payTexts.open}
      busyLabel={texts.busy}
    >
      {turno && <TurnoLines turno={turno} paid={paid} currency={clinic?.currency} />}
      {paid?.payments && paid.payments.length > 0 && <PaymentsBefore payments={paid.payments} onChanged={onChanged} />}
      <Fields isOfTurno={turno !== null} currency={clinic?.currency} />
    </EditForm>
  );
}

/** "hoy 09:30 · Dra. Lucía Fernández", and what is owed. */
function TurnoLines({
  turno,
  paid,
  currency,
}: {
  turno: PayableTurno;
  paid: Paid | null;
  currency: string | undefined;
}) {
  return (
    <div>
      <strong>{turno.patientName}</strong>
      <p>
        {dateText(dayOf(turno.startTime))} {clockTime(turno.startTime)} · {turno.professionalName}
      </p>
      {paid && <p>{owedText(paid, currency)}</p>}
    </div>
  );
}

function owedText({ coverage, due }: Paid, currency: string | undefined): string {
  const { owed } = texts;
  if (!coverage) return owed.none;
  const { copay, isPrivatePay } = coverage;
  if (isPrivatePay) return owed.privatePay(restText(due, currency));
  const who = payerName(coverage);
  if (copay === null) return owed.unknown(who);
  return copay === 0
    ? owed.noCopay(who)
    : owed.copay(who, formatMoney(copay, currency), due === copay ? '' : restText(due, currency));
}

/** Empty if unknown. */
function restText(due: number | null, currency: string | undefined): string {
  if (due === null) return '';
  return due === 0 ? texts.owed.settled : texts.owed.missing(formatMoney(due, currency));
}

interface FieldsProps {
  isOfTurno: boolean;
  currency: string | undefined;
}

function Fields({ isOfTurno, currency }: FieldsProps) {
  const { values, setFieldValue } = useFormikContext<PaymentValues>();
  useScanTarget({
    inDialog: true,
    onText(text) {
      if (readVoucher(text) === null) return false;
      void setFieldValue('voucher', voucherAddress(text));
      return true;
    },
  });
  const compared = voucherText(values.voucher, values.amount, currency);
  return (
    <>
      <FocusFirstField />
      {!isOfTurno && (
        <FormTextField<PaymentValues> label={texts.fields.concept} name="concept" required hint={texts.hints.concept} />
      )}
      <FormMoneyField<PaymentValues>
        label={texts.fields.amount}
        name="amount"
        required
        read={(amount) => (amount === null ? '' : formatMoney(amount, currency))}
      />
      <FormChoiceField<PaymentValues> label={texts.fields.means} name="means" options={MEANS_OPTIONS} required inRows />
      <FormTextField<PaymentValues>
        label={texts.fields.voucher}
        name="voucher"
        hint={<span role="status">{compared ?? texts.hints.voucher}</span>}
        onKeyDown={(event) => {
          // A scanner ends with Enter, which must not take the payment.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <FormCheckboxField<PaymentValues> label={texts.fields.prints} name="prints" />
    </>
  );
}
