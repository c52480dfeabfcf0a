import type { EntityManager } from 'typeorm';

import { counted } from '../../../domain/counted';
import { NO_RULES, type BookingRules as Rules } from '../../../domain/booking-rules';
import { assertCan } from '../../../platform/access/allow';
import { changesOf } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { assertVersion } from '../../../platform/versions';
import { summaryOf, type Change } from '../../activity/activity-summary';
import { recordActivity } from '../../activity/record-activity';
import { assertExists, lockProfessional } from '../../professionals/lock-professional';
import { canManageProfessional } from '../../professionals/professional.policy';
import { AvailabilityEntryEntity } from '../availability-entry.entity';
import { BookingRulesEntity } from './booking-rules.entity';
import type { BookingRules, BookingRulesInput } from './booking-rules.objects';
import { hoursOf, quotaChanges, quotaText, toHoursQuota } from './quotas';

/** FORBIDDEN; NOT_FOUND. */
export async function getBookingRules(ctx: Context, professionalId: number): Promise<BookingRules> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'rooms', 'appointments'));
  await assertExists(ctx, professionalId);
  return rulesOf(ctx.db.manager, professionalId);
}

/** For new turnos. FORBIDDEN; NOT_FOUND; CONFLICT with the current rules on a version mismatch. */
export async function setBookingRules(
  ctx: Context,
  professionalId: number,
  given: BookingRulesInput,
  expectedVersion?: number | null,
): Promise<BookingRules> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'rooms'));
  return ctx.transact(async (tx) => {
    await lockProfessional(ctx, tx, professionalId, 'rooms');
    const before = await rulesOf(tx.manager, professionalId);
    const changes = changesOf<Rules>(before, withoutNull(given));
    const hours = quotaChanges(await hoursOf(tx.manager, professionalId), given.quotas ?? []);
    if (Object.keys(changes).length === 0 && hours.length === 0) return before;
    const { quotas: _, ...after } = { ...before, ...changes, version: before.version + 1 };
    if (Object.keys(changes).length > 0) {
      assertVersion(before, expectedVersion);
      await tx.manager.upsert(BookingRulesEntity, after, ['professionalId']);
    }
    for (const { entry, after: quota } of hours) await tx.manager.update(AvailabilityEntryEntity, entry.id, quota);
    await recordActivity(ctx, tx, {
      professionalId,
      action: 'availability_updated',
      summary: summaryOf(
        [...changed(before, after), ...hours.map(({ entry, after: quota }) => quotaText(entry, quota))],
        'reglas de los turnos',
      ),
    });
    return rulesOf(tx.manager, professionalId);
  });
}

/** No buffer is one of no minutes. */
function withoutNull({ noticeHours, horizonDays, ...buffers }: BookingRulesInput): Partial<Rules> {
  const { bufferBeforeMinutes, bufferAfterMinutes } = buffers;
  return {
    ...(noticeHours !== undefined && { noticeHours }),
    ...(horizonDays !== undefined && { horizonDays }),
    ...(bufferBeforeMinutes !== undefined && { bufferBeforeMinutes: bufferBeforeMinutes ?? 0 }),
    ...(bufferAfterMinutes !== undefined && { bufferAfterMinutes: bufferAfterMinutes ?? 0 }),
  };
}

/** The caller has locked the professional. */
export async function buffersOf(
  { manager }: Pick<Transaction, 'manager'>,
  professionalId: number,
): Promise<BufferColumns> {
  const { bufferBeforeMinutes, bufferAfterMinutes } = await storedRules(manager, professionalId);
  return { bufferBeforeMinutes, bufferAfterMinutes };
}

export type BufferColumns = Pick<Rules, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>;

async function rulesOf(manager: EntityManager, professionalId: number): Promise<BookingRules> {
  // Version first, so that a save in between makes the next save a CONFLICT.
  const stored = await storedRules(manager, professionalId);
  return { ...stored, quotas: (await hoursOf(manager, professionalId)).map(toHoursQuota) };
}

async function storedRules(manager: EntityManager, professionalId: number): Promise<Omit<BookingRules, 'quotas'>> {
  const kept = await manager.findOneBy(BookingRulesEntity, { professionalId });
  return kept ?? { ...NO_RULES, professionalId, version: 0 };
}

const TEXTS: readonly (readonly [what: string, text: (rules: Rules) => string])[] = [
  [
    'anticipación mínima',
    ({ noticeHours }) => (noticeHours === null ? 'la de la clínica' : counted(noticeHours, 'hora', 'horas')),
  ],
  [
    'días hacia adelante',
    ({ horizonDays }) => (horizonDays === null ? 'sin límite' : counted(horizonDays, 'día', 'días')),
  ],
  ['minutos libres antes', ({ bufferBeforeMinutes }) => String(bufferBeforeMinutes)],
  ['minutos libres después', ({ bufferAfterMinutes }) => String(bufferAfterMinutes)],
];

function changed(before: Rules, after: Rules): Change[] {
  return TEXTS.map(([what, text]) => ({ what, before: text(before), after: text(after) })).filter(
    (change) => change.before !== change.after,
  );
}
