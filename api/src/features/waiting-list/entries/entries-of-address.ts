import {
  AT_FORMER_ADDRESS,
  type FollowsAddress,
  type KeptForAddress,
} from '../../accounts/email-links/kept-for-address';
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

/** Those that have ended are nobody's to write to. */
export const entriesFollow: FollowsAddress = async (tx, { userId, former, email }) => {
  const entries = tx.manager.createQueryBuilder().update(WaitingListEntryEntity).set({ patientEmail: email });
  await entries.where(`${AT_FORMER_ADDRESS} AND status = 'active'`, { userId, former }).execute();
};

const UNLINKED = 'patient_user_id IS NULL AND lower(patient_email) = lower(:email)';
