import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { toMinuteIso } from '../../domain/clinic-time';
import { dueAmount, paidAmount } from '../../domain/till';
import { readVoucher } from '../../domain/voucher-qr';
import { Admin, Allow } from '../../platform/access/allow';
import { PersonalData } from '../../platform/access/personal-data';
import type { Context } from '../../platform/context';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { DateTime, Money } from '../../platform/graphql/scalars';
import { appointmentCoverageLoader } from '../appointments/coverages/coverage-rows';
import { Appointment } from '../appointments/appointment.object';
import { professionalLoader } from '../professionals/professional.service';
import { clinicSettings } from '../settings/settings.service';
import * as payments from './payment.service';
import { mayReadPayments, passedOnLoader, paymentsLoader } from './payments-of-turno';
import { PaymentVoucherArgs, ReversePaymentArgs, TakePaymentInput, WithdrawCashArgs } from './till.inputs';
import { Payment, PaymentPage, Voucher } from './till.objects';
import { LIMIT, PAGE } from './till.resolver';
import { userNameLoader } from './till.service';

@Resolver(() => Payment)
export class PaymentResolver {
  @Allow(Admin('till', 'reports'))
  @Query(() => PaymentPage, {
    description:
      'Payments, withdrawals and reversals of a till, the latest first. Turno, name, concept, reason and voucher are null with `reports` alone. NOT_FOUND; BAD_REQUEST.',
  })
  payments(
    @Ctx() ctx: Context,
    @Arg('tillId', () => Int, { description: 'The till.' }) tillId: number,
    @Arg('page', () => Int, PAGE) page: number,
    @Arg('limit', () => Int, LIMIT) limit: number,
  ): Promise<PaymentPage> {
    return payments.listPayments(ctx, tillId, page, limit);
  }

  @Allow(Admin('till'))
  @Mutation(() => Payment, {
    description: 'Records a payment in the open till, which it opens if there is none. NOT_FOUND; BAD_REQUEST.',
  })
  takePayment(
    @Ctx() ctx: Context,
    @Arg('input', () => TakePaymentInput, { description: 'Turno or concept, amount and means.' })
    input: TakePaymentInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Payment> {
    return payments.takePayment(ctx, input, idempotencyKey);
  }

  @Allow(Admin('till'))
  @Mutation(() => Payment, {
    description:
      'Takes cash out of the open till. BAD_REQUEST, also for more than the drawer should hold; CONFLICT if none is open.',
  })
  withdrawCash(
    @Ctx() ctx: Context,
    @Args(() => WithdrawCashArgs) { amount, reason }: WithdrawCashArgs,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Payment> {
    return payments.withdrawCash(ctx, { amount, reason }, idempotencyKey);
  }

  @Allow(Admin('till'))
  @Mutation(() => Payment, {
    description:
      'Reverses a payment or a withdrawal, once, by the same means and in the open till; returns the reversal. NOT_FOUND; CONFLICT ' +
      'for a reversal, and once reversed.',
  })
  reversePayment(
    @Ctx() ctx: Context,
    @Args(() => ReversePaymentArgs) { id, reason }: ReversePaymentArgs,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Payment> {
    return payments.reversePayment(ctx, id, reason, idempotencyKey);
  }

  @Allow(Admin('till'))
  @Mutation(() => Payment, {
    description:
      'Sets the voucher of a payment; null removes it. NOT_FOUND; BAD_REQUEST; CONFLICT for reversals and withdrawals.',
  })
  setPaymentVoucher(
    @Ctx() ctx: Context,
    @Args(() => PaymentVoucherArgs) { id, url }: PaymentVoucherArgs,
  ): Promise<Payment> {
    return payments.setPaymentVoucher(ctx, id, url ?? null);
  }

  @FieldResolver(() => DateTime, { description: 'When it was recorded.' })
  async takenAt(@Ctx() ctx: Context, @Root() { takenAt }: Payment): Promise<string> {
    return toMinuteIso((await clinicSettings(ctx)).timeZone, takenAt);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of the account that took it; null for a program.' })
  takenByName(@Ctx() ctx: Context, @Root() { takenById }: Payment): Promise<string | null> | null {
    return takenById === null ? null : userNameLoader(ctx).load(takenById);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of the professional; null without one.' })
  async professionalName(@Ctx() ctx: Context, @Root() { professionalId }: Payment): Promise<string | null> {
    if (professionalId === null) return null;
    return (await professionalLoader(ctx).load(professionalId))?.name ?? null;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The reversal of this one; null: none.' })
  reversedById(@Ctx() ctx: Context, @Root() { id }: Payment): Promise<number | null> {
    return payments.reversalLoader(ctx).load(id);
  }

  @FieldResolver(() => Voucher, { nullable: true, description: 'Read from `voucherUrl`; null without one.' })
  voucher(@Root() { voucherUrl }: Payment): Voucher | null {
    return voucherUrl === null ? null : readVoucher(voucherUrl);
  }
}

@Resolver(() => Appointment)
export class AppointmentPaymentsResolver {
  @PersonalData()
  @FieldResolver(() => [Payment], {
    nullable: true,
    description:
      'Payments and reversals, oldest first; also of turnos that this one replaces, which then have none. null except for ' +
      'staff of its calendar or of the till, and without the scope till:read.',
  })
  async payments(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<Payment[] | null> {
    if (!mayReadPayments(ctx.actor, appointment)) return null;
    return paymentsLoader(ctx).load(appointment.id);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Payments less reversals; null as `payments`.',
  })
  async paid(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<string | null> {
    if (!mayReadPayments(ctx.actor, appointment)) return null;
    return paidAmount(await paymentsLoader(ctx).load(appointment.id));
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'Still to be paid: the copay of its coverage, or the price for a patient who pays (Particular), less payments. ' +
      'null if unknown, for a cancelled or replaced turno, and as `payments`.',
  })
  async due(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<string | null> {
    if (!mayReadPayments(ctx.actor, appointment)) return null;
    if (appointment.status === 'cancelled') return null;
    if (appointment.status === 'no_show' && (await passedOnLoader(ctx).load(appointment.id))) return null;
    const coverage = await appointmentCoverageLoader(ctx).load(appointment.id);
    if (!coverage) return null;
    const owed = coverage.insurer.kind === 'private_pay' ? appointment.price : coverage.copay;
    return dueAmount(owed, await paymentsLoader(ctx).load(appointment.id));
  }
}
