import { In } from 'typeorm';

import { toHundredths } from '../../domain/decimal';
import { readVoucher, voucherAddress } from '../../domain/voucher-qr';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError, invalid, notFound } from '../../platform/errors/app-error';
import { isUniqueViolation } from '../../platform/errors/database-error';
import { assertPage, paginationOf } from '../../platform/graphql/pagination';
import { createOnce } from '../../platform/idempotency';
import { defineLoader } from '../../platform/loaders';
import { trimmed } from '../../platform/validation/text';
import { lockAppointment } from '../appointments/change/lock-appointment';
import { auditLabel } from '../appointments/audited-appointment';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { withAmount } from '../audit/value-texts';
import { isErased } from '../patients/assert-may-get-turno';
import { ERASED_NAME } from '../patients/erasure/rows-of-patients';
import { Patient } from '../patients/patient.entity';
import { clinicSettingsIn } from '../settings/settings.service';
import { PAYMENT, PaymentEntity } from './payment.entity';
import type { TakePaymentInput, WithdrawCashArgs } from './till.inputs';
import type { Payment, PaymentPage } from './till.objects';
import { assertInDrawer, lockOpenTill, mayReadTills, openOrCurrent, tillOfId, userOf } from './till.service';

/** Counts in the open till, opened if there is none. Idempotent by key. NOT_FOUND; BAD_REQUEST. */
export async function takePayment(ctx: Context, input: TakePaymentInput, key?: string | null): Promise<Payment> {
  assertCan(adminMay(ctx.actor, 'till'));
  const concept = trimmed(input.concept);
  if (input.appointmentId == null && concept === null) throw invalid('concept', 'Indicá qué se cobra');
  if (input.appointmentId != null && concept !== null) {
    throw invalid('concept', 'Un cobro es de un turno o de otro concepto, no de los dos');
  }
  assertPositive(input.amount);
  const voucherUrl = voucherIn(input.voucherUrl, 'voucherUrl');
  return createOnce<Payment>(ctx, {
    key,
    request: ['takePayment', input],
    create: async (tx) => {
      // Under its lock: an erasure either sees the payment, or is seen.
      const turno = input.appointmentId == null ? null : await lockAppointment(tx, input.appointmentId);
      const isNameless = turno !== null && (await isErased(tx, turno.patientId));
      if (isNameless && voucherUrl !== null) throw noVoucher();
      return record(ctx, tx, turno && !isNameless ? auditLabel(turno) : (concept ?? ERASED_NAME), {
        appointmentId: turno?.id ?? null,
        concept,
        patientId: turno?.patientId ?? null,
        patientName: isNameless ? ERASED_NAME : (turno?.patientName ?? null),
        professionalId: turno?.professionalId ?? null,
        isWithdrawal: false,
        amount: input.amount,
        means: input.means,
        reversesId: null,
        reversalReason: null,
        voucherUrl,
      });
    },
    load: (id) => paymentOfId(ctx, Number(id)),
  });
}

/** Idempotent by key. BAD_REQUEST, also for more cash than the drawer should hold; CONFLICT if no till is open. */
export async function withdrawCash(ctx: Context, given: WithdrawCashArgs, key?: string | null): Promise<Payment> {
  assertCan(adminMay(ctx.actor, 'till'));
  assertPositive(given.amount);
  const concept = trimmed(given.reason);
  return createOnce<Payment>(ctx, {
    key,
    request: ['withdrawCash', given],
    create: async (tx) => {
      const till = await lockOpenTill(tx, 'pessimistic_write');
      if (!till) throw new AppError('CONFLICT', 'La caja está cerrada. Abrila antes de retirar efectivo');
      await assertInDrawer(tx, till, given.amount);
      return record(ctx, tx, `Retiro: ${concept}`, {
        appointmentId: null,
        concept,
        patientId: null,
        patientName: null,
        professionalId: null,
        isWithdrawal: true,
        amount: given.amount,
        means: 'cash',
        reversesId: null,
        reversalReason: null,
        voucherUrl: null,
      });
    },
    load: (id) => paymentOfId(ctx, Number(id)),
  });
}

/** Gives the money back by the same means, from the open till; cash of a withdrawal returns to it. NOT_FOUND; CONFLICT for a reversal, and once reversed. */
export async function reversePayment(ctx: Context, id: number, reason: string, key?: string | null): Promise<Payment> {
  assertCan(adminMay(ctx.actor, 'till'));
  return createOnce<Payment>(ctx, {
    key,
    request: ['reversePayment', id, reason],
    create: async (tx) => {
      const reversed = await lockToReverse(tx, id);
      const { isWithdrawal } = reversed;
      if (reversed.reversesId !== null) {
        const again = isWithdrawal ? 'Retirá' : 'Cobrá';
        throw new AppError('CONFLICT', `Una anulación no se anula. ${again} de nuevo`);
      }
      const { appointmentId, concept, patientId, patientName, professionalId, amount, means } = reversed;
      const subject = { appointmentId, concept, patientId, patientName, professionalId, isWithdrawal, amount, means };
      // A reason may name the patient.
      const reversalReason = (await isErased(tx, patientId)) ? ERASED_NAME : trimmed(reason);
      const own = { reversesId: id, reversalReason, voucherUrl: null };
      try {
        return await record(ctx, tx, labelOf(reversed), { ...subject, ...own });
      } catch (error) {
        if (!isUniqueViolation(error, 'payments_reverses_id')) throw error;
        throw new AppError('CONFLICT', `Este ${isWithdrawal ? 'retiro' : 'cobro'} ya está anulado`);
      }
    },
    load: (found) => paymentOfId(ctx, Number(found)),
  });
}

/** null removes it. NOT_FOUND; BAD_REQUEST; CONFLICT for a reversal. */
export async function setPaymentVoucher(ctx: Context, id: number, address: string | null): Promise<Payment> {
  assertCan(adminMay(ctx.actor, 'till'));
  const voucherUrl = voucherIn(address, 'url');
  return ctx.transact(async (tx) => {
    await tx.manager.findOne(PaymentEntity, {
      select: { id: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    const payment = await readPayment(tx, id);
    if (payment.reversesId !== null) throw new AppError('CONFLICT', 'Una anulación no lleva comprobante');
    if (payment.isWithdrawal) throw new AppError('CONFLICT', 'Un retiro no lleva comprobante');
    if (payment.voucherUrl === voucherUrl) return payment;
    if (voucherUrl !== null && payment.patientName === ERASED_NAME) throw noVoucher();
    await tx.manager.update(PaymentEntity, { id }, { voucherUrl });
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: PAYMENT,
      entityId: id,
      called: labelOf(payment),
      changes: changesBetween(PAYMENT, payment, { voucherUrl }),
    });
    return { ...payment, voucherUrl };
  });
}

/** Latest first; without personal data for callers that only read reports. NOT_FOUND for the till; BAD_REQUEST on `page` or `limit`. */
export async function listPayments(ctx: Context, tillId: number, page: number, limit: number): Promise<PaymentPage> {
  assertPage(page, limit);
  await tillOfId(ctx, tillId);
  const [rows, total] = await ctx.db.manager.findAndCount(PaymentEntity, {
    where: { tillId },
    order: { id: 'DESC' },
    skip: (page - 1) * limit,
    take: limit,
  });
  const items = adminMay(ctx.actor, 'till') ? rows : rows.map(withoutPerson);
  return { items, pagination: paginationOf(page, limit, total) };
}

/** Nor with the turno, which leads to initials. */
function withoutPerson(payment: Payment): Payment {
  return { ...payment, appointmentId: null, concept: null, patientName: null, reversalReason: null, voucherUrl: null };
}

/** By payment; the reversal's id, or null. */
export const reversalLoader = defineLoader<number, number | null>(async ({ db }, ids) => {
  const found = await db.manager.find(PaymentEntity, {
    select: { id: true, reversesId: true },
    where: { reversesId: In([...ids]) },
  });
  return ids.map((id) => found.find(({ reversesId }) => reversesId === id)?.id ?? null);
});

async function paymentOfId(ctx: Context, id: number): Promise<Payment> {
  assertCan(mayReadTills(ctx.actor));
  return readPayment(ctx.db, id);
}

async function readPayment({ manager }: Pick<Transaction, 'manager'>, id: number): Promise<PaymentEntity> {
  const found = await manager.findOneBy(PaymentEntity, { id });
  if (!found) throw notFound('El cobro no existe');
  return found;
}

/** Under the locks of turno and patient: an erasure or a merge either sees the reversal, or is seen. NOT_FOUND. */
async function lockToReverse(tx: Transaction, id: number): Promise<PaymentEntity> {
  const { appointmentId } = await readPayment(tx, id);
  if (appointmentId !== null) await lockAppointment(tx, appointmentId);
  for (;;) {
    const { patientId } = await readPayment(tx, id);
    if (patientId !== null) {
      await tx.manager.findOne(Patient, { where: { id: patientId }, lock: { mode: 'for_key_share' } });
    }
    const locked = await readPayment(tx, id);
    if (locked.patientId === patientId) return locked;
  }
}

type Recorded = Omit<Payment, 'id' | 'tillId' | 'takenAt' | 'takenById'> & Pick<PaymentEntity, 'patientId'>;

async function record(ctx: Context, tx: Transaction, called: string, payment: Recorded): Promise<PaymentEntity> {
  const till = await openOrCurrent(ctx, tx, 'pessimistic_read');
  const row = { ...payment, tillId: till.id, takenAt: ctx.now, takenById: userOf(ctx) };
  const saved = await tx.manager.save(tx.manager.create(PaymentEntity, row));
  const { currency } = await clinicSettingsIn(tx);
  await recordAudit(ctx, tx, {
    action: 'created',
    entity: PAYMENT,
    entityId: saved.id,
    called,
    changes: changesBetween<object>(PAYMENT, null, withAmount(saved, 'amount', currency)),
  });
  return saved;
}

function labelOf({ id, isWithdrawal }: Payment): string {
  return `${isWithdrawal ? 'Retiro' : 'Cobro'} ${id}`;
}

function assertPositive(amount: string): void {
  if (toHundredths(amount) === 0n) throw invalid('amount', 'El importe debe ser mayor que cero');
}

/** CONFLICT: its address names a document. */
function noVoucher(): AppError {
  return new AppError('CONFLICT', 'Los datos de este paciente se borraron: el cobro no lleva comprobante');
}

function voucherIn(address: string | null | undefined, field: string): string | null {
  const typed = trimmed(address);
  const url = typed && voucherAddress(typed);
  if (url !== null && readVoucher(url) === null) {
    throw invalid(field, 'No es el QR de un comprobante de ARCA. Escanealo de nuevo o dejalo vacío');
  }
  return url;
}
