import { bookingPath } from '../booking/booking.paths';
import { LANDING_PROFESSIONALS_PATH } from '../landing/landing.paths';
import { requestPath } from '../requests/requests.paths';
import type { AppointmentDetailsFragment } from './appointments.generated';

type Past = Pick<AppointmentDetailsFragment, 'professionalId' | 'professionalIsPublic' | 'specialtyId'>;

/** Same professional, else the specialty, else any. */
export function rebookPath({ professionalId, professionalIsPublic, specialtyId }: Past): string {
  if (professionalIsPublic) return bookingPath(professionalId);
  return specialtyId === null ? LANDING_PROFESSIONALS_PATH : requestPath(specialtyId);
}
