import { dateOf, minuteOfDayAt } from '../../../domain/clinic-time';
import { weekdayOf } from '../../../domain/calendar-date';
import { floorToMinute } from '../../../domain/epoch-minute';
import { offerTimes } from '../../../domain/offer-times';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { withinSavepoint } from '../../../platform/database/savepoint';
import { AppError } from '../../../platform/errors/app-error';
import { DEFAULT_DURATION_MINUTES } from '../../professionals/appointment-duration';
import { Professional } from '../../professionals/professional.object';
import { AppointmentEntity } from '../../appointments/appointment.entity';
import { holdsOf, placeHold, renewHolds } from '../../holds/hold.service';
import { isStillBookable } from '../../slots/still-bookable';
import { requestOfferMails } from '../mails/request-offer-mails';
import type { WaitingListRules } from '../settings/waiting-list-settings.service';
import { CANDIDATES, OFFER } from './candidates.sql';
import { FreedSlot, type FreedSlotOutcome } from './freed-slot.entity';
import { ownerOf } from './freed-slot-rows';

/** So that time isn't free between two batches. */
export const HELD_BEYOND_MS = 60_000;

interface Asking {
  rules: WaitingListRules;
  /** Earliest time for mails. */
  from: Date;
  /** Default: the next eligible entries. */
  entryIds?: readonly string[];
}

/**
 * Holds the slot (lock its time first), offers it to a batch of entries, and requests due mails. Returns the offers'
 * ids, or why there are none: the caller then closes the slot.
 */
export async function sendOffers(
  ctx: Context,
  tx: Transaction,
  freedSlot: FreedSlot,
  { rules, from, entryIds }: Asking,
): Promise<string[] | Extract<FreedSlotOutcome, 'free' | 'too_late'>> {
  const times = offerTimes(rules, { zone: rules.zone, from, start: floorToMinute(freedSlot.startsAt) });
  if (!times) return 'too_late';
  const { notifyAt, answerUntil } = times;
  const next = await candidateReader(tx, freedSlot, rules, notifyAt);
  let chosen = entryIds ?? (await next(rules.atOnce));
  if (chosen.length === 0) return 'free';
  const expiresAt = new Date(answerUntil.getTime() + HELD_BEYOND_MS);
  if (!(await holdSlot(ctx, tx, freedSlot, expiresAt))) return 'free';
  const isDueNow = notifyAt <= ctx.now;
  const due = { toldAt: isDueNow ? ctx.now : null, dueAt: isDueNow ? answerUntil : notifyAt };
  await tx.manager.upsert(FreedSlot, { ...freedSlot, ...due }, ['id']);
  const offerIds: string[] = [];
  while (chosen.length > 0) {
    const offered = await tx.rows(OFFER, [chosen, freedSlot.id, freedSlot.round, notifyAt, answerUntil]);
    offerIds.push(...offered.map(({ id }) => id));
    const missing = rules.atOnce - offerIds.length;
    // Replaces entries that got another offer meanwhile.
    chosen = entryIds || missing <= 0 ? [] : await next(missing);
  }
  if (offerIds.length === 0) return 'free';
  if (isDueNow) await requestOfferMails(tx, offerIds);
  return offerIds;
}

/** In queue order, each address once; returns the locked entries' ids. */
async function candidateReader(
  tx: Transaction,
  { professionalId, startsAt, endsAt, freedById }: FreedSlot,
  { zone, weeklyOffers }: WaitingListRules,
  notifyAt: Date,
): Promise<(count: number) => Promise<string[]>> {
  const start = floorToMinute(startsAt);
  const date = dateOf(zone, start);
  const startMinute = minuteOfDayAt(zone, start);
  const { defaultDurationMinutes } = await tx.manager.findOneByOrFail(Professional, { id: professionalId });
  const freedBy = freedById === null ? null : await tx.manager.findOneBy(AppointmentEntity, { id: freedById });
  const given = [
    professionalId,
    startsAt,
    endsAt,
    date,
    notifyAt,
    weekdayOf(date),
    startMinute,
    startMinute + floorToMinute(endsAt) - start,
    defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES,
    freedBy?.patientEmail ?? null,
    weeklyOffers,
  ];
  const read = new Set<string>();
  return async (count) => {
    const ids: string[] = [];
    while (ids.length < count) {
      const found = await tx.rows(CANDIDATES, [...given, count - ids.length, [...read]]);
      if (found.length === 0) break;
      for (const { id, address } of found) {
        if (!read.has(address)) ids.push(id);
        read.add(address);
      }
    }
    return ids;
  };
}

/** false: no longer a slot. */
async function holdSlot(ctx: Context, tx: Transaction, freedSlot: FreedSlot, expiresAt: Date): Promise<boolean> {
  const held = await holdsOf(ctx, tx, 'waiting_list', [freedSlot.id]);
  if (held.length > 0) {
    if (!(await isStillBookable(ctx, tx, freedSlot))) return false;
    await renewHolds(ctx, tx, held, expiresAt);
    return true;
  }
  const { professionalId, roomId, startsAt, endsAt } = freedSlot;
  const durationMinutes = floorToMinute(endsAt) - floorToMinute(startsAt);
  const slot = { professionalId, roomId, startTime: startsAt.toISOString(), durationMinutes };
  try {
    await withinSavepoint(tx, () => placeHold(ctx, tx, { ...slot, ...ownerOf(freedSlot), expiresAt }));
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError && (refusal.code === 'CONFLICT' || refusal.code === 'NOT_FOUND')) return false;
    throw refusal;
  }
}
