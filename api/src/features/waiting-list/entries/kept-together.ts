import { dateOf } from '../../../domain/clinic-time';
import type { Transaction } from '../../../platform/database/database';
import type { AppointmentRow } from '../../appointments/appointment-row';
import { WaitingListEntryEntity } from './entry.entity';
import { entryNotFound, readEntry } from './entry-rows';

/** An entry, with the others that keep the same turno: of a patient who waits for one professional and for anybody. */
export async function lockKeptTogether(tx: Transaction, id: string): Promise<WaitingListEntryEntity> {
  const { keptAppointmentId } = await readEntry(tx, id);
  const others = keptAppointmentId === null ? [] : [{ keptAppointmentId, status: 'active' as const }];
  const locked = await tx.manager.find(WaitingListEntryEntity, {
    where: [{ id }, ...others],
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  const entry = locked.find((one) => one.id === id);
  if (!entry) throw entryNotFound();
  // Another of them came to keep a turno of its own while this one waited.
  return entry.keptAppointmentId === keptAppointmentId ? entry : lockKeptTogether(tx, id);
}

/** The turno that came of an entry is what the others keep from now on: they wait for what is earlier still. */
export async function keepInstead(
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
