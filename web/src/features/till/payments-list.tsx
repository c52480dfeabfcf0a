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
    { id: 'who', header: payments.who, cell: whoOf, card: 'title', takesRest: 'cut' },
    { id: 'professional', header: payments.professional, cell: ({ professionalName }) => professionalName ?? '' },
    { id: 'means', header: payments.means, cell: ({ means }) => MEANS_WORDS[means], card: 'line' },
    {
      id: 'amount',
      header: payments.amount,
      align: 'right',
      cell: ({ amount, reversesId }) => formatMoney(reversesId === null ? amount : -amount, currency),
      card: 'badge',
    },
    { id: 'by', header: payments.by, cell: ({ takenByName }) => takenByName ?? '' },
    { id: 'number', header: payments.number, cell: ({ id }) => String(id) },
  ];
}

function whoOf({ id, patientName, concept, reversesId, reversedById, reversalReason }: PaymentFactsFragment): string {
  // Accounts of reports read neither.
  const who = patientName ?? concept ?? texts.payments.row(id);
  if (reversedById !== null) return `${who} · ${paymentTexts.reverse.mark}`;
  if (reversesId === null) return who;
  const reversal = `${who} · ${paymentTexts.reverse.ofOther(reversesId)}`;
  return reversalReason === null ? reversal : `${reversal}: ${reversalReason}`;
}
