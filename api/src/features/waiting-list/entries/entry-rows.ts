import { formatTime } from '../../../domain/time-of-day';
import { inOrder } from '../../../domain/weekly-hours';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { notFound, type AppError } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import { Professional } from '../../professionals/professional.object';
import { atClinic } from '../../settings/settings.service';
import { Specialty } from '../../specialties/specialty.entity';
import { canReadReasons } from '../waiting-list.policy';
import { WaitingListEntryEntity } from './entry.entity';
import type { WaitingListEntry } from './entry.object';

/** Lock before appointments and time; locked entries get no offers. NOT_FOUND also for a malformed id. */
export async function lockEntry(tx: Transaction, id: string): Promise<WaitingListEntryEntity> {
  const row = isUuid(id)
    ? await tx.manager.findOne(WaitingListEntryEntity, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!row) throw entryNotFound();
  return row;
}

export async function readEntry(
  { manager }: Pick<Transaction, 'manager'>,
  id: string,
): Promise<WaitingListEntryEntity> {
  const row = isUuid(id) ? await manager.findOneBy(WaitingListEntryEntity, { id }) : null;
  if (!row) throw entryNotFound();
  return row;
}

export function entryNotFound(): AppError {
  return notFound('Ese lugar en la lista de espera no existe');
}

export function hoursOf({ hours }: Pick<WaitingListEntryEntity, 'hours'>) {
  return inOrder(hours).map(({ weekday, startMinute, endMinute }) => ({
    weekday,
    startTime: formatTime(startMinute),
    endTime: formatTime(endMinute),
  }));
}

export async function toEntry(ctx: Context, row: WaitingListEntryEntity): Promise<WaitingListEntry> {
  const hours = hoursOf(row);
  const isReader = canReadReasons(ctx.actor);
  return {
    ...row,
    hours,
    isUrgent: row.urgentReason !== null,
    urgentReason: isReader ? row.urgentReason : null,
    endNote: isReader ? row.endNote : null,
    createdAt: await atClinic(ctx, row.createdAt),
    endedAt: row.endedAt && (await atClinic(ctx, row.endedAt)),
  };
}

/** The professional or specialty, never the patient. */
export async function auditLabel(
  { manager }: Pick<Transaction, 'manager'>,
  { professionalId, specialtyId }: Pick<WaitingListEntryEntity, 'professionalId' | 'specialtyId'>,
): Promise<string> {
  const whose =
    professionalId === null
      ? await manager.findOneByOrFail(Specialty, { id: specialtyId! })
      : await manager.findOneByOrFail(Professional, { id: professionalId });
  return `Lista de espera de ${whose.name}`;
}
