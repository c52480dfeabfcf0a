import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { PAYMENT_CONCEPT_MAX, PaymentMeans, REVERSAL_REASON_MAX, TILL_NOTE_MAX } from '../../domain/till';
import { VOUCHER_URL_MAX } from '../../domain/voucher-qr';
import { Money } from '../../platform/graphql/scalars';
import { IsText } from '../../platform/validation/text';

const VOUCHER = { max: VOUCHER_URL_MAX };
const REASON = { required: 'Indicá por qué se anula', max: REVERSAL_REASON_MAX };

@InputType({ description: 'Money taken at the desk, for a turno or for something else.' })
export class TakePaymentInput {
  @Field(() => ID, { nullable: true, description: 'The turno; NOT_FOUND if unknown. Absent or null: see `concept`.' })
  appointmentId?: string | null;

  @IsText({ max: PAYMENT_CONCEPT_MAX })
  @Field(() => String, {
    nullable: true,
    description: 'Subject of a payment without a turno: 1 to 100 characters. BAD_REQUEST with a turno.',
  })
  concept?: string | null;

  @Field(() => Money, { description: "More than zero, in the clinic's currency." })
  amount!: string;

  @Field(() => PaymentMeans, { description: 'How it was paid.' })
  means!: PaymentMeans;

  @IsText(VOUCHER)
  @Field(() => String, {
    nullable: true,
    description: "Address in the QR of ARCA's voucher; BAD_REQUEST for another one. Its amount may differ.",
  })
  voucherUrl?: string | null;
}

@InputType({ description: 'Counted money at the end of a till.' })
export class CloseTillInput {
  @Field(() => Money, { description: 'Cash in the drawer, opening cash included.' })
  countedCash!: string;

  @Field(() => Money, { nullable: true, description: 'By the bank; null: not counted.' })
  countedTransfer?: string | null;

  @Field(() => Money, { nullable: true, description: 'By the slips of cards; null: not counted.' })
  countedCard?: string | null;

  @Field(() => Money, { nullable: true, description: 'By the wallet of the QR; null: not counted.' })
  countedQr?: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Opening cash of a till that a payment opened. BAD_REQUEST if it was never stated.',
  })
  openingCash?: string | null;

  @IsText({ max: TILL_NOTE_MAX, multiline: true })
  @Field(() => String, { nullable: true, description: 'At most 500 characters, for example about a difference.' })
  note?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: '`sums.payments` that the caller has seen. CONFLICT if it differs. Omit it to close anyway.',
  })
  seenPayments?: number | null;
}

@ArgsType()
export class ReversePaymentArgs {
  @Field(() => Int, { description: 'Id of the payment.' })
  id!: number;

  @IsText(REASON)
  @Field({ description: 'Why: 1 to 200 characters.' })
  reason!: string;
}

@ArgsType()
export class WithdrawCashArgs {
  @Field(() => Money, { description: "More than zero, in the clinic's currency." })
  amount!: string;

  @IsText({ required: 'Indicá para qué se retira', max: PAYMENT_CONCEPT_MAX })
  @Field({ description: 'Its purpose: 1 to 100 characters.' })
  reason!: string;
}

@ArgsType()
export class PaymentVoucherArgs {
  @Field(() => Int, { description: 'Id of the payment.' })
  id!: number;

  @IsText(VOUCHER)
  @Field(() => String, { nullable: true, description: "Address in the QR of ARCA's voucher; null: none." })
  url?: string | null;
}
