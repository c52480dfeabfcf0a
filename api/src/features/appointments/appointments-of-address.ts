import type { KeptForAddress } from '../accounts/email-links/kept-for-address';
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

const UNLINKED = 'patient_user_id IS NULL AND lower(patient_email) = lower(:email)';
