import { dateText } from '@turnero/api/domain/date-text';
import { readVoucher, voucherNumber } from '@turnero/api/domain/voucher-qr';

import { MEANS_WORDS } from '../../clinic/till/texts';
import type { PaymentFactsFragment } from '../../clinic/till/till.generated';
import { csvText } from '../../kit/csv/csv';
import { clockTime, dayOf } from '../../kit/time/wall-time';
import { signedAmount } from './payments-list';
import { texts } from './texts';

/** Oldest first; what left the till is below zero, so that the column adds up. */
export function tillCsv(payments: readonly PaymentFactsFragment[]): string {
  return csvText([
    texts.csvHead,
    ...payments.toReversed().map((it) => {
      const voucher = it.voucherUrl === null ? null : readVoucher(it.voucherUrl);
      return [
        String(it.id),
        it.isWithdrawal ? texts.csvKinds.withdrawal : texts.csvKinds.payment,
        dateText(dayOf(it.takenAt)),
        clockTime(it.takenAt),
        it.patientName ?? '',
        it.concept ?? '',
        it.professionalName ?? '',
        MEANS_WORDS[it.means],
        signedAmount(it),
        it.reversesId === null ? '' : String(it.reversesId),
        it.reversalReason ?? '',
        it.takenByName ?? '',
        voucher ? voucherNumber(voucher) : '',
      ];
    }),
  ]);
}
