import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { PaymentMeans, type MeansTotal, type ProfessionalTotal, type TillTotals } from '../../domain/till';
import type { Voucher as ReadVoucher } from '../../domain/voucher-qr';
import { Judged, judgedWhereRead } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { Pagination } from '../../platform/graphql/pagination';
import { DateTime, LocalDate, Money, SignedMoney } from '../../platform/graphql/scalars';

registerEnumType(PaymentMeans, {
  name: 'PaymentMeans',
  description: 'How a patient pays at the desk.',
  valuesConfig: {
    cash: { description: 'Efectivo.' },
    transfer: { description: 'Transferencia.' },
    card: { description: 'Tarjeta.' },
    qr: { description: 'QR en el mostrador.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A fiscal voucher, as its QR of ARCA says, unverified.' })
export class Voucher implements ReadVoucher {
  @Field(() => LocalDate, { description: 'Date of issue.' })
  date!: string;

  @Field(() => Int, { description: "ARCA's code of the kind, 6: Factura B." })
  type!: number;

  @Field(() => Int, { description: 'Punto de venta.' })
  pointOfSale!: number;

  @Field(() => Int, { description: 'Number at its point of sale.' })
  number!: number;

  @Field(() => Money, { description: 'Total, in `currency`.' })
  amount!: string;

  @Field({ description: "ARCA's code: PES, DOL." })
  currency!: string;

  @Field({ description: 'CAE or CAEA.' })
  authorization!: string;

  @Field({ description: 'CUIT of the issuer.' })
  issuerCuit!: string;
}

@Judged(judgedWhereRead)
@ObjectType({
  simpleResolvers: true,
  description: 'Money taken at the desk, taken out of its till, or given back: a reversal.',
})
export class Payment {
  @Field(() => Int, { description: 'Identifies the payment; the number of its receipt.' })
  id!: number;

  @Field(() => Int, { description: 'The till in which it counts.' })
  tillId!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The paid turno; null: see `concept`, and without the permission till.',
  })
  appointmentId!: string | null;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'Subject of a payment without a turno, reason of a withdrawal; null for a turno.',
  })
  concept!: string | null;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: "The turno's patient, as written when paid; null without the permission till.",
  })
  patientName!: string | null;

  @Field(() => Int, { nullable: true, description: "The turno's professional, when paid." })
  professionalId!: number | null;

  @Field({ description: 'Whether cash was taken out of the drawer; `amount` then leaves the till.' })
  isWithdrawal!: boolean;

  @Field(() => Money, { description: 'More than zero; of a reversal, the money given back.' })
  amount!: string;

  @Field(() => PaymentMeans, { description: 'How it was paid; a reversal gives back by the same means.' })
  means!: PaymentMeans;

  takenAt!: Date;

  takenById!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The payment or withdrawal that this one reverses; null: it reverses none.',
  })
  reversesId!: number | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Why it was reversed; null unless it is a reversal.' })
  reversalReason!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: "Address in the QR of ARCA's voucher; null: none known." })
  voucherUrl!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of payments.' })
export class PaymentPage {
  @Field(() => [Payment], { description: 'Latest first; empty past the last page.' })
  items!: Payment[];

  @Field(() => Pagination, { description: 'Position of the page.' })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'Money of a till by one means.' })
export class TillMeansTotal implements MeansTotal {
  @Field(() => PaymentMeans, { description: 'How it was paid.' })
  means!: PaymentMeans;

  @Field(() => Int, { description: 'Number of payments and reversals.' })
  payments!: number;

  @Field(() => SignedMoney, { description: 'Payments less reversals.' })
  amount!: string;

  @Field(() => SignedMoney, {
    description: 'Money to be found: the amount, for cash with the opening cash and without withdrawals.',
  })
  expected!: string;

  @Field(() => Money, { nullable: true, description: 'Counted at the end; null: not counted.' })
  counted!: string | null;

  @Field(() => SignedMoney, { nullable: true, description: 'Counted less expected; null: not counted.' })
  difference!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Money of a till for the turnos of one professional.' })
export class TillProfessionalTotal implements ProfessionalTotal {
  @Field(() => Int, { nullable: true, description: 'null: payments for other things.' })
  professionalId!: number | null;

  @Field(() => Int, { description: 'Number of payments and reversals.' })
  payments!: number;

  @Field(() => SignedMoney, { description: 'Payments less reversals.' })
  amount!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Sums of a till.' })
export class TillSums implements TillTotals {
  @Field(() => Int, { description: 'Number of payments, withdrawals and reversals.' })
  payments!: number;

  @Field(() => SignedMoney, { description: 'Payments less reversals, without opening cash and withdrawals.' })
  amount!: string;

  @Field(() => Int, { description: 'Number of withdrawals and their reversals.' })
  withdrawals!: number;

  @Field(() => SignedMoney, { description: 'Withdrawals less their reversals.' })
  withdrawn!: string;

  @Field(() => [TillMeansTotal], { description: 'Every means, in the order shown.' })
  byMeans!: TillMeansTotal[];

  @Field(() => [TillProfessionalTotal], { description: 'Largest first.' })
  byProfessional!: TillProfessionalTotal[];
}

@ObjectType({ simpleResolvers: true, description: "The desk's till (caja), from its opening to its closing." })
export class Till {
  @Field(() => Int, { description: 'Identifies the till.' })
  id!: number;

  @Field(() => DateTime, { description: 'When it was opened.' })
  openedAt!: string;

  openedById!: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Cash in the drawer at the opening; null: a payment opened it, and it is not stated yet.',
  })
  openingCash!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was closed; null: open.' })
  closedAt!: string | null;

  closedById!: number | null;

  @Field(() => String, { nullable: true, description: 'Note with the closing.' })
  note!: string | null;

  counted!: Partial<Record<PaymentMeans, string | null>>;
}

@ObjectType({ simpleResolvers: true, description: 'A page of tills.' })
export class TillPage {
  @Field(() => [Till], { description: 'Latest first, the open one too; empty past the last page.' })
  items!: Till[];

  @Field(() => Pagination, { description: 'Position of the page.' })
  pagination!: Pagination;
}
