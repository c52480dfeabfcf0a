import { randomUUID } from 'node:crypto';

import { holdsTime, isScheduled } from '../../../domain/appointment-status';
import { dateOf } from '../../../domain/clinic-time';
import { floorToMinute, toTimestamp } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import type { AppointmentRow } from '../../appointments/appointment-row';
import { readAppointment } from '../../appointments/appointment.service';
import { bookSlot } from '../../appointments/book/book-slot';
import { changeAppointment } from '../../appointments/change/change-appointment';
import { passPaymentsOn } from '../../appointments/change/replace-appointment';
import { patientFieldsOf } from '../../appointments/patient-fields';
import { lockAppointments } from '../../appointments/change/lock-appointment';
import { saveChanges } from '../../audit/save-changes';
import { heldNoMore, holdsOf, takeHold } from '../../holds/hold.service';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { WAITING_LIST_ENTRY, WaitingListEntryEntity } from '../entries/entry.entity';
import { auditLabel, entryNotFound, readEntry } from '../entries/entry-rows';
import { keepsForSamePatient } from '../entries/kept-turno';
import { isSuspended } from '../entries/suspended';
import { requestOfferOverMails } from '../mails/request-offer-mails';
import { WaitingListOfferEntity, type OfferOutcome } from '../freed-slots/offer.entity';
import { FreedSlot } from '../freed-slots/freed-slot.entity';
import { isUnmailed, ownerOf, settleOffers } from '../freed-slots/freed-slot-rows';
import { answerOffer } from './answer-offer';
import { offeredSlot, offerNotFound } from './offered-slot';
import type { OfferedSlot } from './offered-slot.object';

/** `staff`: the patient answered by phone. */
type Proof = 'link' | 'session' | 'staff';

/**
 * Books the held time, gives up the kept appointment, and notifies others with this offer. Idempotent. NOT_FOUND;
 * CONFLICT; by session TOO_MANY_REQUESTS.
 */
export async function acceptOffer(ctx: Context, offerId: string, proof: Proof): Promise<OfferedSlot> {
  const isTheirs = await ctx.db.manager.existsBy(WaitingListOfferEntity, { id: offerId, outcome: 'accepted' });
  return isTheirs
    ? offeredSlot(ctx, offerId, { isAnswer: true })
    : answerOffer(ctx, offerId, (tx) => accept(ctx, tx, offerId, proof));
}

async function accept(ctx: Context, tx: Transaction, offerId: string, proof: Proof): Promise<void> {
  const known = await tx.manager.findOneBy(WaitingListOfferEntity, { id: offerId });
  if (!known) throw offerNotFound();
  // Most of many answers return here, without a lock.
  if (wasAccepted(ctx, known)) return;
  const { entry, freedSlot, offer, kept } = await lockAll(ctx, tx, known);
  if (wasAccepted(ctx, offer)) return;
  if (proof !== 'staff' && isUnmailed(offer, freedSlot)) throw offerNotFound();
  if (entry.status !== 'active') throw new AppError('CONFLICT', 'Ya no estás en esa lista de espera');
  const mayGiveUp = kept === null || keepsForSamePatient(entry, kept);
  if (!mayGiveUp || (await isSuspended(tx, entry))) throw new AppError('CONFLICT', REFUSALS.withdrawn);
  const start = floorToMinute(freedSlot.startsAt);
  const givenUp = kept !== null && isScheduled(kept.status) ? kept : null;
  const replaced = kept !== null && (givenUp !== null || !holdsTime(kept.status)) ? kept : null;
  if (givenUp !== null && givenUp.start <= start) {
    throw new AppError('CONFLICT', 'El turno que ya tenés es antes que este horario');
  }

  await tx.manager.update(WaitingListOfferEntity, offerId, { outcome: 'accepted', answeredAt: ctx.now });
  const others = await settleOffers(tx, freedSlot, 'taken');
  const ended = { status: 'fulfilled', endedAt: ctx.now } as const;
  const called = await auditLabel(tx, entry);
  await saveChanges(ctx, tx, WaitingListEntryEntity, entry, { noun: WAITING_LIST_ENTRY, called, given: ended });

  const [hold] = await holdsOf(ctx, tx, 'waiting_list', [freedSlot.id]);
  if (!hold) throw heldNoMore();
  const slot = await takeHold(ctx, tx, hold.id, ownerOf(freedSlot));
  if (givenUp !== null) await changeAppointment(ctx, tx, givenUp, TOOK_EARLIER);
  // Staff may have corrected name or phone there.
  const booked = await bookSlot(ctx, tx, randomUUID(), {
    ...slot,
    patientUserId: kept?.patientUserId ?? entry.patientUserId,
    ...patientFieldsOf(kept ?? entry),
    isPatientStored: true,
    notes: kept?.notes ?? null,
    lengthField: 'durationMinutes',
    isAddressProven: proof !== 'session',
    isByPhone: proof === 'staff',
    requestedCoverage: entry,
    coverageOf: replaced?.id,
    ...(givenUp !== null && { insteadOf: givenUp }),
  }).catch(leadToLink);
  if (replaced !== null) await passPaymentsOn(tx, replaced, booked);
  await keepInstead(tx, entry, booked);
  await tx.manager.update(FreedSlot, freedSlot.id, {
    outcome: 'refilled',
    dueAt: null,
    closedAt: ctx.now,
    filledById: booked.id,
    ...(givenUp !== null && { givenUpId: givenUp.id, givenUpStartsAt: toTimestamp(givenUp.start) }),
  });
  await requestOfferOverMails(tx, others);
}

function leadToLink(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
  const { code, message, retryAfterSeconds } = error;
  throw new AppError(code, `${message} ${BY_LINK}`, { ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });
}

interface Locked {
  entry: WaitingListEntryEntity;
  freedSlot: FreedSlot;
  offer: WaitingListOfferEntity;
  kept: AppointmentRow | null;
}

/** Lock order: entries, their kept appointment, then the time of both (ADR 1). */
async function lockAll(ctx: Context, tx: Transaction, known: WaitingListOfferEntity): Promise<Locked> {
  const entry = await lockKeptTogether(tx, known.entryId);
  const keptId = entry.keptAppointmentId;
  await lockAppointments(tx, [keptId]);
  const kept = keptId === null ? null : await readAppointment(tx, keptId);
  const freedSlot = await tx.manager.findOneByOrFail(FreedSlot, { id: known.freedSlotId });
  const both = [freedSlot, ...(kept === null ? [] : [kept])];
  await lockOccupancy(ctx, tx, {
    roomIds: both.map(({ roomId }) => roomId),
    professionalIds: both.map(({ professionalId }) => professionalId),
  });
  const offer = await tx.manager.findOneByOrFail(WaitingListOfferEntity, { id: known.id });
  return { entry, freedSlot, offer, kept };
}

/** CONFLICT unless pending or accepted. */
function wasAccepted({ now }: Context, { outcome, answerUntil }: WaitingListOfferEntity): boolean {
  if (outcome === 'accepted') return true;
  if (outcome !== 'pending') throw new AppError('CONFLICT', REFUSALS[outcome]);
  if (answerUntil <= now) throw new AppError('CONFLICT', REFUSALS.unanswered);
  return false;
}

const REFUSALS: Record<Exclude<OfferOutcome, 'pending' | 'accepted'>, string> = {
  declined: 'Ya dijiste que no podés. El horario se ofreció a otra persona',
  unanswered: 'El tiempo para responder terminó',
  taken: 'Alguien lo aceptó antes',
  withdrawn: 'La clínica ya no puede darte este horario',
};

const BY_LINK = 'Este horario lo podés aceptar igual con el enlace del email en que te lo ofrecimos.';

const TOOK_EARLIER = {
  status: 'cancelled',
  cancellationReason: 'other',
  cancellationNote: 'Se tomó un turno antes, por la lista de espera',
  cancellationTold: true,
} as const;

/** Also locks others that keep the same appointment. */
async function lockKeptTogether(tx: Transaction, id: string): Promise<WaitingListEntryEntity> {
  const { keptAppointmentId } = await readEntry(tx, id);
  const others = keptAppointmentId === null ? [] : [{ keptAppointmentId, status: 'active' as const }];
  const locked = await tx.manager.find(WaitingListEntryEntity, {
    where: [{ id }, ...others],
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  const entry = locked.find((one) => one.id === id);
  if (!entry) throw entryNotFound();
  // The kept appointment changed while this waited for the lock.
  return entry.keptAppointmentId === keptAppointmentId ? entry : lockKeptTogether(tx, id);
}

/** The others now keep the accepted appointment, and wait for an earlier one. */
async function keepInstead(
  tx: Transaction,
  { keptAppointmentId }: WaitingListEntryEntity,
  { id, zone, start }: AppointmentRow,
): Promise<void> {
  if (keptAppointmentId === null) return;
  await tx.manager
    .createQueryBuilder()
    .update(WaitingListEntryEntity)
    .set({
      keptAppointmentId: id,
      untilDate: () => 'greatest(from_date, least(until_date, :date))',
      version: () => 'version + 1',
    })
    .where("kept_appointment_id = :keptAppointmentId AND status = 'active'", { keptAppointmentId })
    .setParameter('date', dateOf(zone, start))
    .execute();
}
