import { patientContact } from '../../../domain/patient-contact';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AT_FORMER_ADDRESS, type FollowsAddress } from '../../accounts/email-links/kept-for-address';
import { readAppointment } from '../../appointments/appointment.service';
import type { KeptForPatient } from '../../appointments/change/changed-patient';
import { recordCreated } from '../../audit/record-audit';
import { lockOccupancy, type Occupied } from '../../rooms/lock-occupancy';
import { freedSlotsOfferedTo, timeOf } from '../freed-slots/freed-slot-rows';
import { newEntry, queueContact, sameEntryId } from './add-entry';
import { END_NOTES, endEntry } from './end-entry';
import { WAITING_LIST_ENTRY, WaitingListEntryEntity } from './entry.entity';
import { auditLabel } from './entry-rows';
import { isSameContact, keepsForSamePatient } from './kept-turno';

/**
 * A corrected contact ends the entry with links and offers, and gets a new one. Another patient only ends it (ADR 131).
 */
export const entriesFollowPatient: KeptForPatient = {
  async lock(tx, appointmentId) {
    await entriesKeeping(tx, appointmentId);
  },

  async timeOf(tx, appointmentId) {
    return timeOffered(tx, await entriesKeeping(tx, appointmentId));
  },

  async follow(ctx, tx, before, after) {
    const former = (await entriesKeeping(tx, after.id)).filter(
      (entry) => !keepsForSamePatient(entry, after) || !isSameContact(entry, after),
    );
    await lockOccupancy(ctx, tx, await timeOffered(tx, former));
    const isCorrected = before.patientName === after.patientName;
    const note = isCorrected ? END_NOTES.contactCorrected : END_NOTES.turnoPassedOn;
    // The new contact may have led to another patient.
    const { patientId } = await readAppointment(tx, after.id);
    for (const entry of former) {
      if (isCorrected) await carry(ctx, tx, entry, { ...after, patientId });
      await endEntry(ctx, tx, entry.id, { reason: 'removed', note, losesTurno: true });
    }
  },
};

/** Links to the former address could still accept offers. */
export const entriesFollowAccount: FollowsAddress = async (ctx, tx, { userId, former, email }) => {
  const entries = await tx.manager
    .createQueryBuilder(WaitingListEntryEntity, 'entry')
    .where(`${AT_FORMER_ADDRESS} AND status = 'active'`, { userId, former })
    .orderBy('entry.id')
    .getMany();
  for (const entry of entries) {
    await carry(ctx, tx, entry, { ...entry, patientEmail: email });
    await endEntry(ctx, tx, entry.id, { reason: 'removed', note: END_NOTES.accountMoved, losesTurno: true });
  }
};

/** Locked against new offers. */
function entriesKeeping(tx: Transaction, keptAppointmentId: string): Promise<WaitingListEntryEntity[]> {
  return tx.manager.find(WaitingListEntryEntity, {
    where: { keptAppointmentId, status: 'active' },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

async function timeOffered(tx: Transaction, entries: readonly WaitingListEntryEntity[]): Promise<Required<Occupied>> {
  const freedSlots = await freedSlotsOfferedTo(
    tx,
    entries.map(({ id }) => id),
  );
  return timeOf(freedSlots);
}

type Patient = Pick<
  WaitingListEntryEntity,
  'patientUserId' | 'patientId' | 'patientName' | 'patientEmail' | 'patientPhone' | 'patientBirthDate' | 'contactName'
>;

/** Skips contacts with the same entry. */
async function carry(
  ctx: Context,
  tx: Transaction,
  entry: WaitingListEntryEntity,
  { patientUserId, patientId, patientName, patientEmail, patientPhone, patientBirthDate, contactName }: Patient,
): Promise<void> {
  const patient = { patientUserId, patientId, patientName, patientEmail, patientPhone, patientBirthDate, contactName };
  const carried = newEntry(ctx, tx, { ...entry, ...patient });
  await queueContact(tx, patientContact(carried));
  if ((await sameEntryId(tx, carried)) !== null) return;
  await tx.manager.insert(WaitingListEntryEntity, { ...carried, createdAt: entry.createdAt });
  const created = { id: carried.id, status: carried.status };
  await recordCreated(ctx, tx, WAITING_LIST_ENTRY, created, await auditLabel(tx, carried));
}
