import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';

import { formatMoney } from '../../kit/text/money';
import { clockTime, momentText } from '../../kit/time/wall-time';
import { theme } from '../../kit/ui/theme';
import { useClinic } from '../facts/useClinic';
import { ReceiptPaper } from './ReceiptPaper';
import { ReversalDialog } from './ReversalDialog';
import { texts } from './texts';
import type { PaymentFactsFragment } from './till.generated';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', padding: '4px 12px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .what': { flex: '1 1 200px' },
  '& [data-undone="true"]': { textDecoration: 'line-through' },
});

interface Props {
  payments: readonly PaymentFactsFragment[];
  onChanged: () => void;
}

/** Payments of a turno, with receipt and reversal. */
export function PaymentsBefore({ payments, onChanged }: Props) {
  const currency = useClinic()?.currency;
  const [printing, setPrinting] = useState<PaymentFactsFragment | null>(null);
  const [asked, setAsked] = useState<{ payment: PaymentFactsFragment; isOpen: boolean }>();
  const printed = useCallback(() => setPrinting(null), []);
  const close = useCallback(() => setAsked((it) => it && { ...it, isOpen: false }), []);
  return (
    <section aria-label={texts.before}>
      <h3>{texts.before}</h3>
      <List>
        {payments
          .filter(({ reversesId }) => reversesId === null)
          .map((payment) => {
            const { id, amount, means, takenAt, reversedById } = payment;
            const money = formatMoney(amount, currency);
            return (
              <li key={id}>
                <span className="what">
                  <span data-undone={reversedById !== null}>
                    {texts.paidIn(money, means, `${momentText(takenAt).slice(0, 10)} ${clockTime(takenAt)}`)}
                  </span>
                  {reversedById !== null && ` · ${texts.reverse.mark}`}
                </span>
                <Button variant="text" size="small" aria-label={texts.printOf(id)} onClick={() => setPrinting(payment)}>
                  {texts.print}
                </Button>
                {reversedById === null && (
                  <Button
                    variant="text"
                    size="small"
                    color="error"
                    aria-haspopup="dialog"
                    aria-label={texts.reverse.openOf(money)}
                    onClick={() => setAsked({ payment, isOpen: true })}
                  >
                    {texts.reverse.open}
                  </Button>
                )}
              </li>
            );
          })}
      </List>
      {printing && <ReceiptPaper payment={printing} onPrinted={printed} />}
      {asked && (
        <ReversalDialog
          key={asked.payment.id}
          open={asked.isOpen}
          payment={asked.payment}
          onClose={close}
          onReversed={onChanged}
        />
      )}
    </section>
  );
}
