import { In } from 'typeorm';

import { NO_REQUESTED_COVERAGE } from '../../appointments/coverages/requested-coverage';
import { ERASED_NAME, type RowsOfPatients } from '../../patients/erasure/rows-of-patients';
import { freedSlotsOfferedTo, timeOf } from '../freed-slots/freed-slot-rows';
import { END_NOTES, endEntry } from './end-entry';
import { WaitingListEntryEntity } from './entry.entity';

/** Active ones end. Ended ones stay without a person, because statistics count their offers. */
export const entriesOfPatients: RowsOfPatients = {
  async timeOf(tx, patientIds) {
    const entries = await tx.manager.findBy(WaitingListEntryEntity, active(patientIds));
    return timeOf(
      await freedSlotsOfferedTo(
        tx,
        entries.map(({ id }) => id),
      ),
    );
  },

  async erase(ctx, tx, patientIds) {
    const entries = await tx.manager.find(WaitingListEntryEntity, { where: active(patientIds), order: { id: 'ASC' } });
    for (const { id } of entries) await endEntry(ctx, tx, id, { reason: 'removed' });
    const rows = { patientId: In([...patientIds]) };
    await tx.manager.update(WaitingListEntryEntity, rows, {
      patientUserId: null,
      patientName: ERASED_NAME,
      patientEmail: null,
      patientPhone: null,
      patientBirthDate: null,
      contactName: null,
      urgentReason: null,
      ...NO_REQUESTED_COVERAGE,
      version: () => 'version + 1',
    });
    await tx.manager.update(WaitingListEntryEntity, { ...rows, status: 'ended' }, { endNote: END_NOTES.patientErased });
  },
};

const active = (patientIds: readonly string[]) => ({ patientId: In([...patientIds]), status: 'active' as const });
