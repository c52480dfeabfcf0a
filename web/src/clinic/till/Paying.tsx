import { useCallback, useState } from 'react';

import { notify } from '../../kit/notify/notify';
import { formatMoney } from '../../kit/text/money';
import { useClinic } from '../facts/useClinic';
import { PaymentDialog, type PayableTurno } from './PaymentDialog';
import { ReceiptPaper } from './ReceiptPaper';
import { texts } from './texts';
import type { PaymentFactsFragment } from './till.generated';

export interface PayingProps {
  open: boolean;
  /** null: another concept. */
  turno: PayableTurno | null;
  onClose: () => void;
  /** After a payment or a reversal. */
  onChanged: () => void;
}

/** The dialog that takes a payment, and its receipt. */
export function Paying({ onChanged, ...dialog }: PayingProps) {
  const [printing, setPrinting] = useState<PaymentFactsFragment | null>(null);
  const currency = useClinic()?.currency;
  const printed = useCallback(() => setPrinting(null), []);
  return (
    <>
      <PaymentDialog
        {...dialog}
        onChanged={onChanged}
        onPaid={(payment, prints) => {
          notify.success(texts.done(formatMoney(payment.amount, currency), payment.means));
          if (prints) setPrinting(payment);
          onChanged();
        }}
      />
      {printing && <ReceiptPaper payment={printing} onPrinted={printed} />}
    </>
  );
}
