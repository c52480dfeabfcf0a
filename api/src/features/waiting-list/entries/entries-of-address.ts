import type { KeptForAddress } from '../../accounts/email-links/kept-for-address';
import { WaitingListEntryEntity } from './entry.entity';

/** Links entries without account to their address's account. */
export const entriesOfAddress: KeptForAddress = {
  async bring(tx, { id, email }) {
    const link = tx.manager.createQueryBuilder().update(WaitingListEntryEntity).set({ patientUserId: id });
    await link.where(UNLINKED, { email }).execute();
  },

  isWaiting(db, email) {
    return db.manager.createQueryBuilder(WaitingListEntryEntity, 'entry').where(UNLINKED, { email }).getExists();
  },
};

const UNLINKED = 'patient_user_id IS NULL AND lower(patient_email) = lower(:email)';
