import { useCallback, useState, type ReactNode } from 'react';

import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { notify } from '../../kit/notify/notify';
import { formatCents } from '../../kit/text/money';
import { useClinic } from '../facts/useClinic';
import type { PayableTurno } from './PaymentDialog';
import { texts } from './texts';
import type { PaymentFactsFragment } from './till.generated';

const loadDialog = async () => (await import('./PaymentDialog')).PaymentDialog;
const loadPaper = async () => (await import('./ReceiptPaper')).ReceiptPaper;

export interface Paying {
  /** null: another concept. */
  pay: (turno: PayableTurno | null) => void;
  dialog: ReactNode;
}

/** The dialog that takes a payment; loaded when it opens. */
export function usePaying(onChanged: () => void): Paying {
  const [state, setState] = useState<{ turno: PayableTurno | null; isOpen: boolean; opening: number }>();
  const [printing, setPrinting] = useState<PaymentFactsFragment | null>(null);
  const currency = useClinic()?.currency;
  const close = useCallback(() => setState((it) => it && { ...it, isOpen: false }), []);
  const printed = useCallback(() => setPrinting(null), []);
  const onFailure = useDialogLoadFailure(close);
  return {
    pay: (turno) => setState((it) => ({ turno, isOpen: true, opening: (it?.opening ?? 0) + 1 })),
    dialog: (
      <>
        {state && (
          <LazyComponent
            key={state.opening}
            load={loadDialog}
            isNeeded={state.isOpen}
            onFailure={onFailure}
            props={{
              open: state.isOpen,
              turno: state.turno,
              onClose: close,
              onChanged,
              onPaid: (payment: PaymentFactsFragment, prints: boolean) => {
                notify.success(texts.done(formatCents(payment.amount, currency), payment.means));
                if (prints) setPrinting(payment);
                onChanged();
              },
            }}
          />
        )}
        {printing && (
          <LazyComponent
            load={loadPaper}
            isNeeded
            onFailure={printed}
            props={{ payment: printing, onPrinted: printed }}
          />
        )}
      </>
    ),
  };
}
