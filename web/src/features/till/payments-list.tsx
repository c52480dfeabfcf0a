import { MEANS_WORDS, texts as paymentTexts } from '../../clinic/till/texts';
import type { PaymentFactsFragment } from '../../clinic/till/till.generated';
import type { Column } from '../../kit/list/DataTable';
import { formatMoney } from '../../kit/text/money';
import { clockTime } from '../../kit/time/wall-time';
import { texts } from './texts';

export function paymentColumns(currency: string | undefined): readonly Column<PaymentFactsFragment>[] {
  const { payments } = texts;
  return [
    { id: 'time', header: payments.time, cell: ({ takenAt }) => clockTime(takenAt), card: 'line' },
    { id: 'who', header: payments.who, cell: whoOf, card: 'title', takesRest: 'whole' },
    {
      id: 'professional',
      header: payments.professional,
      cell: ({ professionalName }) => professionalName ?? '',
      takesRest: 'whole',
    },
    { id: 'means', header: payments.means, cell: ({ means }) => MEANS_WORDS[means], card: 'line' },
    {
      id: 'amount',
      header: payments.amount,
      align: 'right',
      cell: (payment) => formatMoney(signedAmount(payment), currency),
      card: 'badge',
    },
    { id: 'by', header: payments.by, cell: ({ takenByName }) => takenByName ?? '', takesRest: 'whole' },
    { id: 'number', header: payments.number, cell: ({ id }) => String(id) },
  ];
}

/** Below zero if it left the till. */
export function signedAmount({ amount, isWithdrawal, reversesId }: PaymentFactsFragment): number {
  return isWithdrawal === (reversesId === null) ? -amount : amount;
}

function whoOf({
  id,
  isWithdrawal,
  reversesId,
  reversedById,
  reversalReason,
  ...payment
}: PaymentFactsFragment): string {
  // Accounts of reports read neither.
  const subject = payment.patientName ?? payment.concept;
  const named = isWithdrawal ? [texts.withdraw.mark, subject] : [subject ?? texts.payments.row(id)];
  const reversal = reversesId !== null && paymentTexts.reverse.ofOther(reversesId);
  return [
    ...named,
    reversedById !== null && paymentTexts.reverse.mark,
    reversal && (reversalReason === null ? reversal : `${reversal}: ${reversalReason}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
