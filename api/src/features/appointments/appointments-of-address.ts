import type { KeptForAddress } from '../accounts/email-links/kept-for-address';
import { AppointmentEntity } from './appointment.entity';

/** Gives bookings without an account to the account of their address. */
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
