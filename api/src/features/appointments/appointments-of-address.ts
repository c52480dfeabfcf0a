import { AT_FORMER_ADDRESS, type FollowsAddress, type KeptForAddress } from '../accounts/email-links/kept-for-address';
import { AppointmentEntity } from './appointment.entity';

/** Links bookings without account to their address's account. */
export const appointmentsOfAddress: KeptForAddress = {
  async bring(tx, { id, email }) {
    const link = tx.manager.createQueryBuilder().update(AppointmentEntity).set({ patientUserId: id });
    await link.where(UNLINKED, { email }).execute();
  },

  isWaiting(db, email) {
    return db.manager.createQueryBuilder(AppointmentEntity, 'appointment').where(UNLINKED, { email }).getExists();
  },
};

/** A change like one by staff: links of the former address end, and an edit form that shows it is stale. */
export const turnosFollow: FollowsAddress = async ({ now }, tx, { userId, former, email }) => {
  const coming = tx.manager.createQueryBuilder().update(AppointmentEntity);
  await coming
    .set({
      patientEmail: email,
      patientEmailVersion: () => 'patient_email_version + 1',
      sequence: () => 'sequence + 1',
      changedAt: now,
    })
    .where(`${AT_FORMER_ADDRESS} AND starts_at > :now`, { userId, former, now })
    .execute();
};

const UNLINKED = 'patient_user_id IS NULL AND lower(patient_email) = lower(:email)';
