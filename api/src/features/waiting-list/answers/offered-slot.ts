import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { firstName } from '../../../domain/first-name';
import type { Context } from '../../../platform/context';
import { notFound, type AppError } from '../../../platform/errors/app-error';
import { receiptAt } from '../../appointments/receipt';
import { NEW } from '../../appointments/shown-appointment';
import { clinicSettings } from '../../settings/settings.service';
import { Professional } from '../../professionals/professional.object';
import { Specialty } from '../../specialties/specialty.entity';
import { holdsOf } from '../../holds/hold.service';
import { isStillBookable } from '../../slots/still-bookable';
import { readEntry } from '../entries/entry-rows';
import { isSuspended } from '../entries/suspended';
import { givenUpBy, keepsEarlier, readOffered, type OfferedTime } from '../mails/mailed-offer';
import type { OfferOutcome } from '../freed-slots/offer.entity';
import { idOfToken } from '../tokens';
import { isOwnEntry } from '../waiting-list.policy';
import type { OfferedSlot, WaitingListPlace } from './offered-slot.object';

/** NOT_FOUND; TOO_MANY_REQUESTS. */
export async function getOfferedSlot(ctx: Context, token: string): Promise<OfferedSlot> {
  return offeredSlot(ctx, await idOfToken(ctx, 'offer', token));
}

/** `isAnswer`: in response to accepting it. */
export async function offeredSlot(ctx: Context, offerId: string, { isAnswer = false } = {}): Promise<OfferedSlot> {
  const offered = await readOffered(ctx.db, offerId);
  if (!offered) throw offerNotFound();
  const { offer, entry, freedSlot, professional, roomName, start, end, kept } = offered;
  const { timeZone } = await clinicSettings(ctx);
  const at = (minute: number) => toOffsetIso(timeZone, minute);
  const outcome = await outcomeNow(ctx, offered);
  const made = offer.outcome === 'accepted' ? freedSlot.filledById : null;
  const isForSender = isAnswer && isJustAnswered(ctx, offer);
  return {
    id: offerId,
    outcome,
    canAccept: outcome === 'pending' && entry.status === 'active' && !keepsEarlier(offered),
    isWaiting: entry.status === 'active',
    firstName: firstName(entry.contactName ?? entry.patientName),
    patientFirstName: entry.contactName === null ? null : firstName(entry.patientName),
    professionalName: professional.name,
    specialty: professional.specialtyName,
    roomName,
    fee: kept?.isLive && kept.consultationKindId !== null ? kept.price : professional.fee,
    startTime: at(start),
    endTime: at(end),
    answerUntil: at(floorToMinute(offer.answerUntil)),
    givesUp: await givenUp(ctx, offered, at),
    appointmentId: isForSender || isOwnEntry(ctx.actor, entry) ? made : null,
    receipt: isForSender && made !== null ? await receiptAt(ctx.db, made, NEW) : null,
  };
}

/** Covers retries after a lost response; later the link may have been forwarded. */
function isJustAnswered({ now }: Context, { answeredAt }: OfferedTime['offer']): boolean {
  return answeredAt !== null && now.getTime() - answeredAt.getTime() < 15 * 60_000;
}

export function offerNotFound(): AppError {
  return notFound('Ese ofrecimiento ya no existe');
}

/** As accepting would judge it now. */
async function outcomeNow(ctx: Context, { offer, entry, freedSlot, hasLostTurno }: OfferedTime): Promise<OfferOutcome> {
  if (offer.outcome !== 'pending') return offer.outcome;
  if (offer.answerUntil <= ctx.now) return 'unanswered';
  if (hasLostTurno) return 'withdrawn';
  const held = await holdsOf(ctx, ctx.db, 'waiting_list', [freedSlot.id]);
  const canBeHad =
    held.length > 0 && (await isStillBookable(ctx, ctx.db, freedSlot)) && !(await isSuspended(ctx.db, entry));
  return canBeHad ? 'pending' : 'withdrawn';
}

async function givenUp({ db }: Context, offered: OfferedTime, at: (minute: number) => string) {
  const turno = offered.offer.outcome === 'accepted' ? offered.kept : givenUpBy(offered);
  if (turno === null) return null;
  const { name } = await db.manager.findOneByOrFail(Professional, { id: turno.professionalId });
  return { startTime: at(floorToMinute(turno.startsAt)), professionalName: name };
}

/** NOT_FOUND; TOO_MANY_REQUESTS. */
export async function getWaitingListPlace(ctx: Context, token: string): Promise<WaitingListPlace> {
  return placeOf(ctx, await idOfToken(ctx, 'entry', token));
}

export async function placeOf({ db: { manager } }: Context, entryId: string): Promise<WaitingListPlace> {
  const entry = await readEntry({ manager }, entryId);
  const whose =
    entry.professionalId === null
      ? await manager.findOneByOrFail(Specialty, { id: entry.specialtyId! })
      : await manager.findOneByOrFail(Professional, { id: entry.professionalId });
  return { firstName: firstName(entry.contactName ?? entry.patientName), waitsFor: whose.name, status: entry.status };
}
