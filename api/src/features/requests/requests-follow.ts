import { AT_FORMER_ADDRESS, type FollowsAddress } from '../accounts/email-links/kept-for-address';
import { AppointmentRequest } from './request.entity';

/** Open requests of an account: their answer is mailed. */
export const requestsFollow: FollowsAddress = async (_ctx, tx, { userId, former, email }) => {
  const open = tx.manager.createQueryBuilder().update(AppointmentRequest).set({ patientEmail: email });
  await open
    .where(`${AT_FORMER_ADDRESS} AND status IN ('pending', 'pending_assignment')`, { userId, former })
    .execute();
};
